import type { Request } from 'playwright/test';
import {
  changeDelays,
  doubt,
  endpoint,
  expectKept,
  failedReply,
  fillIn,
  form,
  type Reply,
  resend,
  send,
  slowAfter,
  submit,
  summary,
  thanks,
  timeLimit,
} from '../support/contactForm.ts';
import { company } from '../support/site.ts';
import { expect, footerLink, type Page, phone, test } from '../support/test.ts';

/** Delays the service's reply until the returned function is called. */
async function holdService(page: Page): Promise<() => void> {
  let reply = () => {};
  const told = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route(endpoint, async (route) => {
    await told;
    await route.fulfill({ json: { next: '/' } });
  });
  return reply;
}

function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

test.describe('a message that may not have come', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply);
    await page.goto('/contactus');
  });

  test('a broken connection may have broken after the message had come', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page);
    await submit(page).click();
    await expect(doubt(page)).toBeFocused();
    await expect(doubt(page)).toContainText('No answer came from the message service');
    await expectKept(page);
  });

  test('without a connection nothing went out', async ({ page, context }) => {
    await fillIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('We could not reach the message service');
    await expectKept(page);
    await context.setOffline(false);
    await summary(page).getByRole('button', { name: 'Try again' }).click();
    await expect(thanks(page)).toBeFocused();
  });

  test('each status has its advice', async ({ page }) => {
    await send(page, { status: 429, body: 'Slow down' });
    await expect(summary(page)).toContainText('Wait a minute, then try again');
    await expect(summary(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await resend(page, { status: 503, body: '<h1>Oops</h1>' });
    await expect(doubt(page)).toContainText('please call or chat with us');
  });

  test('a status means the same where the service has words for it', async ({ page }) => {
    await send(page, { status: 429, json: { error: 'Too many requests' } });
    await expect(summary(page)).toContainText('Wait a minute, then try again');
    await expect(summary(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await resend(page, { status: 504, json: { error: 'Gateway timeout' } });
    await expect(doubt(page)).toContainText('Gateway timeout');
    await expect(doubt(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('two taps on trying again try once, and press nothing else', async ({ page }) => {
    await page.setViewportSize(phone);
    const failed: Reply = { status: 500, body: '<h1>Oops</h1>' };
    await send(page, failed);
    const retry = doubt(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const posts = watchPosts(page);
    await retry.dblclick();
    await expect(retry).toBeVisible();
    await expectKept(page);
    await expect(page).toHaveURL('/contactus');
    expect(posts).toHaveLength(1);
  });

  test('a redirect is not followed, and thanks for nothing', async ({ page, site }) => {
    await send(page, { status: 302, headers: { location: `${site || ''}/contactus` } });
    await expect(doubt(page)).toContainText('Unexpected response format');
  });
});

test.describe('a message that is long on its way', () => {
  test('is told of politely, once, and sent in the end', async ({ page }) => {
    await changeDelays(page, { [slowAfter]: 0 });
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByText(/taking longer than usual/)).toBeVisible();
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  async function expectDoubtAfterReload(page: Page): Promise<void> {
    await page.goto('/contactus');
    await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await expect(form(page).getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await page.reload();
    await expectKept(page);
    await expect(submit(page)).toHaveAccessibleDescription(/it may have arrived already/);
  }

  test('may have arrived after a reload', ({ page }) => expectDoubtAfterReload(page));

  test('may have arrived after the browser was ended', async ({ page }) => {
    // The result of the request is then unknown to the page.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (...given) => fetch(...given).catch(() => new Promise(() => {}));
    });
    await expectDoubtAfterReload(page);
  });

  test('goes on while the visitor reads another page', async ({ page }) => {
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await footerLink(page, 'FAQ').click();
    await page.getByRole('heading', { level: 1, name: /questions/ }).waitFor();
    const answered = page.waitForResponse(endpoint);
    reply();
    await answered;
    await page.goBack();
    await expect(thanks(page)).toBeFocused();
  });

  test('is thanked for after the time is up, if it was taken after all', async ({ page }) => {
    await changeDelays(page, { [timeLimit]: 500 });
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await expect(doubt(page)).toBeFocused();
    await expectKept(page);
    reply();
    await expect(thanks(page)).toBeFocused();
  });
});

test('a message that was not sent can go by email, with all that was typed', async ({
  page,
  watch,
}) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
  await send(page, { status: 403, json: { error: 'Not on Sundays' } });
  const link = summary(page).getByRole('link', { name: 'Send it by email' });
  await form(page).getByLabel('Message', { exact: true }).fill('A loan & more');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(company.email);
  expect(address.searchParams.get('subject')).toBe('Message from Ngozi Ọkọ́nkwọ');
  expect(address.searchParams.get('body')).toBe(
    'A loan & more\r\n\r\nNgozi Ọkọ́nkwọ\r\n+234 803 555 0101\r\nngozi@example.com\r\nBusiness Funding',
  );
});
