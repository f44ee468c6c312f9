import {
  answer,
  doubt,
  endpoint,
  expectKept,
  failedReply,
  field,
  fillIn,
  form,
  type Reply,
  resend,
  send,
  submit,
  summary,
  thanks,
} from '../support/contactForm.ts';
import { en } from '../support/site.ts';
import { expect, narrowest, test } from '../support/test.ts';

const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
] as const;

/** The error of a field: its name and the text of the code. */
const fieldError = (name: 'name' | 'email' | 'message', code: (typeof fieldCodes)[number]) =>
  `${en(`contact:form.${name}.prefix`)} ${en(`contact:errors.field.${code}`)}`;

test.describe('errors of the service', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply);
    await page.goto('/contactus');
  });

  test('shows each form-level code in the summary and keeps all values', async ({ page }) => {
    await fillIn(page);
    for (const code of formCodes) {
      await test.step(code, async () => {
        await resend(page, { status: 422, json: { errors: [{ code, message: 'service words' }] } });
        await expect(summary(page)).toContainText(en(`contact:errors.form.${code}`));
        await expect(summary(page)).toBeFocused();
        await expect(summary(page)).not.toContainText('service words');
        await expect.poll(() => page.title()).toContain(`${en('contact:form.errorTitle')}: `);
        await expectKept(page);
      });
    }
  });

  test('shows each field-level code under the email and message fields', async ({ page }) => {
    await fillIn(page);
    for (const code of fieldCodes) {
      await test.step(code, async () => {
        const errors = ['email', 'message'].map((field) => ({ field, code, message: 'words' }));
        await resend(page, { status: 422, json: { errors } });
        for (const name of ['email', 'message'] as const)
          await expect(field(page, name)).toHaveAccessibleDescription(
            `${en(`contact:form.${name}.hint`)} ${fieldError(name, code)}`,
          );
        await expect(summary(page)).toBeFocused();
        await expectKept(page);
      });
    }
  });

  test('joins several errors of a field by commas', async ({ page }) => {
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
      { field: 'email', code: 'NEW_CODE', message: 'is on holiday' },
    ];
    await send(page, { status: 422, json: { errors } });
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      `${en('contact:form.email.hint')} ${fieldError('email', 'TYPE_EMAIL')}, is on holiday`,
    );
  });

  test('shows the text of an unknown code, marked as English', async ({ page }) => {
    const errors = [{ code: 'BRAND_NEW', message: 'Something unheard of' }];
    await send(page, { status: 422, json: { errors } });
    const words = summary(page).getByText('Something unheard of');
    await expect(words).toHaveAttribute('lang', 'en');
  });

  test('links each entry of the summary to its field, with the label in view', async ({ page }) => {
    const errors = [{ field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' }];
    await send(page, { status: 422, json: { errors } });
    const entry = fieldError('message', 'REQUIRED_FIELD_EMPTY');
    await summary(page).getByRole('link', { name: entry }).click();
    await expect(field(page, 'message')).toBeFocused();
    const label = form(page).locator('label[for=contact-message]');
    await expect(label).toBeInViewport({ ratio: 1 });
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    await expect(page).toHaveURL('/contactus');
  });

  test('shows errors of other fields in the summary', async ({ page }) => {
    const errors = [
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
      { field: 'colour', code: 'TYPE_TEXT', message: 'x' },
    ];
    await send(page, { status: 422, json: { errors } });
    await expect(summary(page)).toContainText(fieldError('name', 'REQUIRED_FIELD_EMPTY'));
    await expect(summary(page)).toContainText(en('contact:errors.field.TYPE_TEXT'));
  });

  test('shows an error without a code', async ({ page }) => {
    await send(page, { status: 403, json: { error: 'Not on Sundays' } });
    await expect(summary(page)).toContainText('Not on Sundays');
    await expectKept(page);
  });

  test('sends again after a failure', async ({ page }) => {
    await send(page, { status: 422, json: { errors: [{ code: 'INACTIVE', message: 'x' }] } });
    await expect(summary(page)).toBeFocused();
    await page.unroute(endpoint);
    await answer(page, { json: { next: '/' } });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  test('wraps long texts of the service', async ({ page }) => {
    await page.setViewportSize(narrowest);
    const message = `https://example.com/${'a'.repeat(80)}`;
    const errors = [{ message }, { field: 'email', code: 'NEW_CODE', message }];
    await send(page, { status: 422, json: { errors } });
    await expect(summary(page)).toContainText(message);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(narrowest.width);
  });

  const oddReplies: Record<string, Reply> = {
    'HTML with status 200': { contentType: 'text/html', body: '<h1>Thank you</h1>' },
    'HTML with status 500': { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' },
    'an empty object': { json: {} },
    'an empty list of errors': { status: 422, json: { errors: [] } },
    'errors that are none': { status: 422, json: { errors: [null] } },
    'an error without words': { status: 422, json: { error: '' } },
    'an error of nothing but spaces': { status: 403, json: { error: ' ' } },
    'errors of nothing but spaces': { status: 422, json: { errors: [{ message: ' ' }] } },
    'malformed JSON': { contentType: 'application/json', body: '{"next":' },
    'an empty body': { status: 200, body: '' },
    null: { contentType: 'application/json', body: 'null' },
    'a list': { json: ['next'] },
    'a next that is no text': { json: { next: 1 } },
    'a next under status 500': { status: 500, json: { next: '/thanks' } },
  };

  test('shows a malformed reply as unexpected, never as success', async ({ page }) => {
    await fillIn(page);
    for (const [name, reply] of Object.entries(oddReplies)) {
      await test.step(name, async () => {
        await resend(page, reply);
        // Only a 4xx status states that the message was rejected.
        const told = reply?.status === 422 || reply?.status === 403 ? summary(page) : doubt(page);
        await expect(told).toContainText(en('contact:errors.form.unexpected'));
        await expect(told).toBeFocused();
        await expect(thanks(page)).toBeHidden();
        await expectKept(page);
      });
    }
  });
});
