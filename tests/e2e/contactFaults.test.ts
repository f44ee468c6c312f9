import type { Route } from 'playwright/test';
import {
  button,
  doubt,
  endpoint,
  expectKept,
  failedReply,
  fillIn,
  form,
  holdService,
  retry,
  stay,
  submit,
  summary,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { en } from '../support/site.ts';
import { expect, type Page, phone, test } from '../support/test.ts';

const html = { contentType: 'text/html', body: '<h1>Thank you</h1>' };
const unexpected = en('contact:errors.form.unexpected');
const busy = en('contact:errors.form.busy');
const trouble = en('contact:errors.form.trouble');

/** A fault, whether the message may have arrived, and what the visitor is told. */
type Fault = readonly [Parameters<Route['fulfill']>[0] | 'reset', boolean, ...string[]];

const faults: Readonly<Record<string, Fault>> = {
  HTML: [html, true, unexpected],
  'HTML with 413': [{ ...html, status: 413 }, false, unexpected],
  '429': [{ status: 429, json: { error: 'Too many' } }, false, 'Too many', busy],
  '504': [{ status: 504, json: { error: 'Gateway' } }, true, 'Gateway', trouble],
  'a next with 500': [{ status: 500, json: { next: '/' } }, true, unexpected, trouble],
  'an empty list of errors': [{ status: 422, json: { errors: [] } }, false, unexpected],
  'truncated JSON': [{ contentType: 'application/json', body: '{"next":' }, true, unexpected],
  'a redirect': [{ status: 302, headers: { location: '/contactus' } }, true, unexpected],
  'a reset connection': ['reset', true, en('contact:errors.form.unknown')],
};

test.beforeEach(async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
});

for (const [name, [reply, mayHaveArrived, ...texts]] of Object.entries(faults))
  test(`${name} never looks like a success, and nothing is lost`, async ({ page }) => {
    await page.route(endpoint, (route) =>
      reply === 'reset' ? route.abort('connectionreset') : route.fulfill(reply),
    );
    await fillIn(page);
    await submit(page).click();
    const told = mayHaveArrived ? doubt(page) : summary(page);
    await expect(told).toBeFocused();
    for (const text of texts) await expect(told).toContainText(text);
    await expect(thanks(page)).toBeHidden();
    await expectKept(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry(told).click();
    await expect(thanks(page)).toBeFocused();
  });

test('a message is not sent without a connection', async ({ page, context }) => {
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
  let reply = () => {};

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    reply = await holdService(page);
    await fillIn(page);
    await stay(page).check();
    await submit(page).click();
    await expect(button(page, 'submitting')).toBeVisible();
  });

  /** Lets the time limit pass, after which nobody knows the result. */
  async function expectDoubt(page: Page): Promise<void> {
    await page.clock.fastForward(15_000);
    await expect(doubt(page)).toBeFocused();
    await expect(doubt(page)).toContainText(en('contact:errors.form.unknown'));
    await expectKept(page);
  }

  test('says so after 5 seconds, is in doubt after 15, and is confirmed in the end', async ({
    page,
  }) => {
    await page.clock.fastForward(5_000);
    const notice = form(page)
      .locator('[aria-live]')
      .filter({ hasText: en('contact:form.slow') });
    // It is not only for screen readers.
    await expect(notice).toHaveCSS('clip-path', 'none');
    await expectDoubt(page);
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  test('is given up when it is sent again, with the focus on the form’s button', async ({
    page,
  }) => {
    await expectDoubt(page);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await retry(doubt(page)).click();
    await expect(button(page, 'submitting')).toBeFocused();
    await givenUp;
  });

  test('may have arrived after a reload', async ({ page }) => {
    await page.reload();
    await expectKept(page);
    await expect(submit(page)).toHaveAccessibleDescription(en('contact:draft.mayHaveArrived'));
  });
});
