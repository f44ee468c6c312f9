import type { Route } from 'playwright/test';
import {
  button,
  changeDelays,
  doubt,
  endpoint,
  expectKept,
  fillIn,
  form,
  holdService,
  retry,
  slowAfter,
  stay,
  submit,
  summary,
  thanks,
  timeLimit,
  watchPosts,
} from '../support/contactForm.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, phone, test } from '../support/test.ts';

const html = { contentType: 'text/html', body: '<h1>Thank you</h1>' };
const unexpected = en('contact:errors.form.unexpected');
const unknown = en('contact:errors.form.unknown');
const busy = en('contact:errors.form.busy');
const trouble = en('contact:errors.form.trouble');

type Fault = readonly [string, (route: Route) => unknown, arrived: boolean, texts: string[]];

const faults: readonly Fault[] = [
  ['HTML', (route) => route.fulfill(html), true, [unexpected]],
  ['HTML with 413', (route) => route.fulfill({ ...html, status: 413 }), false, [unexpected]],
  ['429', (route) => route.fulfill({ status: 429, body: 'Slow' }), false, [unexpected, busy]],
  [
    '429 with its words',
    (route) => route.fulfill({ status: 429, json: { error: 'Too many' } }),
    false,
    ['Too many', busy],
  ],
  [
    '504 with its words',
    (route) => route.fulfill({ status: 504, json: { error: 'Gateway' } }),
    true,
    ['Gateway', trouble],
  ],
  [
    'a next with 500',
    (route) => route.fulfill({ status: 500, json: { next: '/' } }),
    true,
    [unexpected, trouble],
  ],
  [
    'an empty list of errors',
    (route) => route.fulfill({ status: 422, json: { errors: [] } }),
    false,
    [unexpected],
  ],
  [
    'truncated JSON',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"next":' }),
    true,
    [unexpected],
  ],
  [
    'a redirect',
    (route) => route.fulfill({ status: 302, headers: { location: '/contactus' } }),
    true,
    [unexpected],
  ],
  ['a reset connection', (route) => route.abort('connectionreset'), true, [unknown]],
];

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/Failed to load resource/);
});

for (const [name, answer, arrived, texts] of faults)
  test(`${name} never looks like a success, and nothing is lost`, async ({ page }) => {
    await page.goto('/contactus');
    await page.route(endpoint, answer);
    await fillIn(page);
    await submit(page).click();
    const told = arrived ? doubt(page) : summary(page);
    await expect(told).toBeFocused();
    for (const text of texts) await expect(told).toContainText(text);
    await expect(thanks(page)).toBeHidden();
    await expectKept(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry(told).click();
    await expect(thanks(page)).toBeFocused();
  });

test('a message is not sent without a connection', async ({ page, context }) => {
  await page.goto('/contactus');
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

test('two presses send once, also if the first one fails at once', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contactus');
  await page.route(endpoint, (route) => route.fulfill({ status: 500, ...html }));
  const posts = watchPosts(page);
  await fillIn(page);
  await submit(page).dblclick({ delay: 50 });
  await expect(doubt(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  await retry(doubt(page)).dblclick({ delay: 50 });
  await expect(doubt(page)).toBeVisible();
  await expectKept(page);
  await expect(page).toHaveURL('/contactus');
  expect(posts).toHaveLength(2);
  // Single presses, one after the other, count.
  await retry(doubt(page)).click();
  await expect.poll(() => posts.length).toBe(3);
});

test.describe('a message with a slow reply', () => {
  /** Sends a message whose reply waits until the returned function is called. */
  async function sendHeld(page: Page, delays: Record<number, number> = {}): Promise<() => void> {
    await changeDelays(page, delays);
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await stay(page).check();
    await submit(page).click();
    return reply;
  }

  test('says so, and is confirmed in the end', async ({ page }) => {
    const reply = await sendHeld(page, { [slowAfter]: 0 });
    const region = form(page)
      .locator('[aria-live]')
      .filter({ hasText: en('contact:form.slow') });
    // It is not only for screen readers.
    await expect(region).toHaveCSS('clip-path', 'none');
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  test('is confirmed after the time limit', async ({ page }) => {
    const reply = await sendHeld(page, { [timeLimit]: 500 });
    await expect(doubt(page)).toBeFocused();
    await expect(doubt(page)).toContainText(unknown);
    await expectKept(page);
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  test('is given up when it is sent again, with the focus on the form’s button', async ({
    page,
  }) => {
    await sendHeld(page, { [timeLimit]: 500 });
    await expect(doubt(page)).toBeFocused();
    const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await retry(doubt(page)).click();
    await expect(button(page, 'submitting')).toBeFocused();
    await givenUp;
  });

  test('is sent while the visitor opens another page', async ({ page }) => {
    const reply = await sendHeld(page);
    await footerLink(page, 'faq').click();
    await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    const answered = page.waitForResponse(endpoint);
    reply();
    await answered;
    await page.goBack();
    await expect(thanks(page)).toBeFocused();
  });

  test('may have arrived after a reload', async ({ page }) => {
    await sendHeld(page);
    await expect(button(page, 'submitting')).toBeVisible();
    await page.reload();
    await expectKept(page);
    await expect(submit(page)).toHaveAccessibleDescription(en('contact:draft.mayHaveArrived'));
  });
});
