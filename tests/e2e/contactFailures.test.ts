import type { Route } from 'playwright/test';
import english from '../../locales/en/contact.json' with { type: 'json' };
import { contactFields } from '../../src/facts/contactFields.ts';
import { expectAccessible, expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import {
  answer,
  button,
  doubt,
  endpoint,
  expectFilledIn,
  failedReply,
  field,
  fillIn,
  form,
  holdService,
  retry,
  send,
  stay,
  submit,
  summary,
  thanks,
  title,
  watchPosts,
} from '../support/contactForm.ts';
import { filledIn } from '../support/filledIn.ts';
import { company, en } from '../support/sources.ts';
import { expect, phone, test } from '../support/test.ts';

/** The codes of the service's catalogue, which the English file contains among other texts. */
const codesOf = (of: 'form' | 'field') =>
  Object.entries(english.errors[of]).filter(([code]) => /^[A-Z_]+$/.test(code));

const withErrors = (...errors: object[]) => ({
  status: 422,
  json: { errors: errors.map((error) => ({ message: 'is on holiday', ...error })) },
});

const html = { contentType: 'text/html', body: '<h1>Thank you</h1>' };
const unexpected = en('contact:errors.form.unexpected');
const busy = en('contact:errors.form.busy');
const trouble = en('contact:errors.form.trouble');

/**
 * A fault (`sendMessage.test` has more), whether the message may have arrived, and texts that tell
 * the visitor.
 */
type Fault = readonly [Parameters<Route['fulfill']>[0] | 'reset', boolean, ...string[]];

const faults: Readonly<Record<string, Fault>> = {
  HTML: [html, true, unexpected],
  '429': [{ status: 429, json: { error: 'Too many' } }, false, 'Too many', busy],
  '500': [{ status: 500, json: { error: 'Broken' } }, true, 'Broken', trouble],
  '504': [{ status: 504, json: { error: 'Gateway' } }, true, 'Gateway', trouble],
  'a redirect': [{ status: 302, headers: { location: '/contactus' } }, true, unexpected],
  'a reset connection': ['reset', true, en('contact:errors.form.unknown')],
};

test.beforeEach(async ({ page, watch }) => {
  watch.expectedMessages.push(failedReply);
  await page.goto('/contactus');
});

test('errors of the service are in a summary that gets the focus', async ({ page }) => {
  await test.step('errors of the form', async () => {
    const codes = codesOf('form');
    await send(page, withErrors(...codes.map(([code]) => ({ code })), { code: 'BRAND_NEW' }));
    await expect(title(summary(page))).toBeFocused();
    for (const [, text] of codes) await expect(summary(page)).toContainText(text);
    // The service's own words are English.
    await expect(summary(page).getByText('is on holiday')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(new RegExp(`^${en('contact:form.errorTitle')}: `));
    await expect(retry(summary(page))).toBeHidden();
    await expectFilledIn(page);
  });
  await test.step('errors of two fields, after the name of the field', async () => {
    const codes = codesOf('field');
    const errors = ['email', 'message'].flatMap((field) =>
      codes.map(([code]) => ({ field, code })),
    );
    await send(page, withErrors(...errors, { field: 'email', code: 'NEW_CODE' }));
    const texts = codes.map(([, text]) => text).join(', ');
    const described = (name: 'email' | 'message') =>
      `${en(`contact:form.${name}.hint`)} ${en(`contact:form.${name}.prefix`)} ${texts}`;
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      `${described('email')}, is on holiday`,
    );
    await expect(field(page, 'message')).toHaveAccessibleDescription(described('message'));
    await expect(title(summary(page))).toBeFocused();
  });
  await test.step('errors of all fields, in the form’s order, with links', async () => {
    const fields = ['colour', 'size', 'message', 'name'];
    await send(page, withErrors(...fields.map((field) => ({ field, code: 'TYPE_TEXT' }))));
    const error = en('contact:errors.field.TYPE_TEXT');
    const ofMessage = `${en('contact:form.message.prefix')} ${error}`;
    await expect(summary(page).getByRole('listitem')).toHaveText([
      `${en('contact:form.name.prefix')} ${error}`,
      ofMessage,
      `${en('contact:form.otherField', { field: 'colour' })} ${error}`,
      `${en('contact:form.otherField', { field: 'size' })} ${error}`,
    ]);
    await expectStateAccessible(page);
    await expectHeard(page, summary(page), 'service-errors');
    await summary(page).getByRole('link', { name: ofMessage }).click();
    await expect(field(page, 'message')).toBeFocused();
    const label = form(page).locator('label', { hasText: en('contact:form.message.label') });
    await expect(label).toBeInViewport({ ratio: 1 });
    // Not behind the header.
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    await expect(page).toHaveURL('/contactus');
  });
});

test('an unsent message can be sent by email', async ({ page }) => {
  await answer(page, { status: 403, json: { error: 'Not on Sundays' } });
  await fillIn(page);
  // Signs that mean something in an address.
  const name = 'Ada & Sons #1';
  await field(page, 'name').fill(name);
  await submit(page).click();
  await expect(summary(page)).toContainText('Not on Sundays');
  const link = summary(page).getByRole('link', { name: en('contact:errors.email.link') });
  const mail = async () => new URL((await link.getAttribute('href')) ?? '');
  const { pathname, searchParams } = await mail();
  const signature: string[] = [];
  for (const { name, control } of contactFields) {
    if (name === 'message') continue;
    const chosen = field(page, name).locator('option:checked');
    signature.push(
      control === 'select' ? await chosen.innerText() : await field(page, name).inputValue(),
    );
  }
  expect(pathname).toBe(company.email);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: en('contact:errors.email.subject', { name }),
    body: `${filledIn.message}\n\n${signature.join('\n')}`.replaceAll('\n', '\r\n'),
  });
  await field(page, 'message').fill('A loan & more');
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  expect((await mail()).searchParams.get('body')).toContain(`A loan & more\r\n\r\n${name}`);
});

test('no fault looks like a success, and nothing is lost', async ({ page, context }) => {
  const posts = watchPosts(page);
  await fillIn(page);
  let sendButton = submit(page);
  for (const [name, [reply, mayHaveArrived, ...texts]] of Object.entries(faults))
    await test.step(name, async () => {
      await page.unroute(endpoint);
      await page.route(endpoint, (route) =>
        reply === 'reset' ? route.abort('connectionreset') : route.fulfill(reply),
      );
      await sendButton.click();
      const told = mayHaveArrived ? doubt(page) : summary(page);
      await expect(title(told)).toBeFocused();
      for (const text of texts) await expect(told).toContainText(text);
      await expect(thanks(page)).toBeHidden();
      await expectFilledIn(page);
      sendButton = retry(told);
    });
  await page.unroute(endpoint);
  await context.setOffline(true);
  await sendButton.click();
  await expect(title(summary(page))).toBeFocused();
  await expect(summary(page)).toContainText(en('contact:errors.form.unreachable'));
  await expectFilledIn(page);
  await context.setOffline(false);
  await retry(summary(page)).click();
  await expect(thanks(page)).toBeFocused();
  expect(posts).toHaveLength(Object.keys(faults).length + 2);
});

test('two presses send once, even if the first fails at once', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(endpoint, (route) => route.fulfill({ status: 500, ...html }));
  const posts = watchPosts(page);
  await fillIn(page);
  await submit(page).dblclick({ delay: 50 });
  await expect(doubt(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  await retry(doubt(page)).dblclick({ delay: 50 });
  await expect(doubt(page)).toBeVisible();
  expect(posts).toHaveLength(2);
  // An attempt that the form itself refuses does not end the doubt, nor does a reload.
  await field(page, 'name').fill('');
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.getByText(en('contact:draft.mayHaveArrived'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en('contact:draft.mayHaveArrived'))).toBeVisible();
  await expectStateAccessible(page);
});

test('a slow message is in doubt, and given up when it is sent again', async ({ page }) => {
  await page.clock.install();
  const reply = await holdService(page);
  await fillIn(page);
  await stay(page).check();
  await submit(page).click();
  await expect(button(page, 'submitting')).toBeVisible();
  await page.clock.fastForward(5_000);
  const notice = form(page)
    .locator('[aria-live]')
    .filter({ hasText: en('contact:form.slow') });
  // The notice is not only for screen readers.
  await expect(notice).toHaveCSS('clip-path', 'none');
  await expectAccessible(page);
  await page.clock.fastForward(15_000);
  await expect(title(doubt(page))).toBeFocused();
  await expect(doubt(page)).toContainText(en('contact:errors.form.unknown'));
  await expectStateAccessible(page);
  await expectHeard(page, doubt(page), 'no-answer');
  await expectFilledIn(page);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await retry(doubt(page)).click();
  await expect(button(page, 'submitting')).toBeFocused();
  await givenUp;
  await page.clock.fastForward(15_000);
  await expect(title(doubt(page))).toBeFocused();
  reply();
  await expect(thanks(page)).toBeFocused();
  await expectStateAccessible(page);
  await expectHeard(page, thanks(page).locator('..'), 'sent');
});
