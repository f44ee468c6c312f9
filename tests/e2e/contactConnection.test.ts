import {
  doubt,
  endpoint,
  expectKept,
  failedReply,
  field,
  fillIn,
  type Reply,
  resend,
  retry,
  send,
  submit,
  summary,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { linkName } from '../support/menus.ts';
import { company, en } from '../support/site.ts';
import { expect, phone, test } from '../support/test.ts';

test.describe('a message with an unknown result', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply);
    await page.goto('/contactus');
  });

  test('shows that it may have arrived after a broken connection', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page);
    await submit(page).click();
    await expect(doubt(page)).toBeFocused();
    await expect(doubt(page)).toContainText(en('contact:errors.form.unknown'));
    await expectKept(page);
  });

  test('is not sent without a connection', async ({ page, context }) => {
    await fillIn(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(en('contact:errors.form.unreachable'));
    await expectKept(page);
    await context.setOffline(false);
    await retry(summary(page)).click();
    await expect(thanks(page)).toBeFocused();
  });

  test('shows advice for the status', async ({ page }) => {
    await send(page, { status: 429, body: 'Slow down' });
    await expect(summary(page)).toContainText(en('contact:errors.form.busy'));
    await expect(retry(summary(page))).toBeVisible();
    await resend(page, { status: 503, body: '<h1>Oops</h1>' });
    await expect(doubt(page)).toContainText(en('contact:errors.form.trouble'));
  });

  test('shows the same advice with an error text of the service', async ({ page }) => {
    await send(page, { status: 429, json: { error: 'Too many requests' } });
    await expect(summary(page)).toContainText(en('contact:errors.form.busy'));
    await expect(retry(summary(page))).toBeVisible();
    await resend(page, { status: 504, json: { error: 'Gateway timeout' } });
    await expect(doubt(page)).toContainText('Gateway timeout');
    await expect(retry(doubt(page))).toBeVisible();
  });

  test('is sent once for two taps on “Try again”', async ({ page }) => {
    await page.setViewportSize(phone);
    const failed: Reply = { status: 500, body: '<h1>Oops</h1>' };
    await send(page, failed);
    await expect(retry(doubt(page))).toBeVisible();
    const posts = watchPosts(page);
    await retry(doubt(page)).dblclick();
    await expect(retry(doubt(page))).toBeVisible();
    await expectKept(page);
    await expect(page).toHaveURL('/contactus');
    expect(posts).toHaveLength(1);
    // Taps count again after the time of a double tap.
    await expect(async () => {
      await retry(doubt(page)).click();
      expect(posts.length).toBeGreaterThan(1);
    }).toPass();
  });

  test('does not follow a redirect and shows no confirmation', async ({ page, site }) => {
    await send(page, { status: 302, headers: { location: `${site || ''}/contactus` } });
    await expect(doubt(page)).toContainText(en('contact:errors.form.unexpected'));
  });
});

test('an unsent message can be sent by email with all values', async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
  await send(page, { status: 403, json: { error: 'Not on Sundays' } });
  const link = summary(page).getByRole('link', { name: en('contact:errors.email.link') });
  await field(page, 'message').fill('A loan & more');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(company.email);
  expect(address.searchParams.get('subject')).toBe(
    en('contact:errors.email.subject', { name: 'Ngozi Ọkọ́nkwọ' }),
  );
  expect(address.searchParams.get('body')).toBe(
    `A loan & more\r\n\r\nNgozi Ọkọ́nkwọ\r\n+234 803 555 0101\r\nngozi@example.com\r\n${linkName('business')}`,
  );
});
