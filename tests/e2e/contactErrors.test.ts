import {
  answer,
  doubt,
  endpoint,
  expectKept,
  failedReply,
  fillIn,
  form,
  type Reply,
  resend,
  send,
  submit,
  summary,
  thanks,
} from '../support/contactForm.ts';
import { expect, narrowest, test } from '../support/test.ts';

const formCodes = {
  BLOCKED: 'blocked this message',
  EMPTY: 'The message was empty',
  FILES_TOO_BIG: 'files are too big',
  FORM_NOT_FOUND: 'does not know this form',
  INACTIVE: 'takes no messages at the moment',
  NO_FILE_UPLOADS: 'does not take files',
  PROJECT_NOT_FOUND: 'does not know this site',
  TOO_MANY_FILES: 'too many files',
};

const fieldCodes = {
  REQUIRED_FIELD_EMPTY: 'is empty: please fill it in',
  REQUIRED_FIELD_MISSING: 'is missing: please fill it in',
  TYPE_EMAIL: 'should be an email address, like name@example.com',
  TYPE_NUMERIC: 'should be a number',
  TYPE_TEXT: 'should be text',
  STRIPE_CLIENT_ERROR: 'could not be used: the payment details were not accepted',
  STRIPE_SCA_ERROR: 'could not be used: the payment was not confirmed',
};

test.describe('errors of the service', () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply);
    await page.goto('/contactus');
  });

  test('shows each form-level code in the summary and keeps all values', async ({ page }) => {
    await fillIn(page);
    for (const [code, text] of Object.entries(formCodes)) {
      await test.step(code, async () => {
        await resend(page, { status: 422, json: { errors: [{ code, message: 'service words' }] } });
        await expect(summary(page)).toContainText(text);
        await expect(summary(page)).toBeFocused();
        await expect(summary(page)).not.toContainText('service words');
        await expect(page).toHaveTitle(/^Error: /);
        await expectKept(page);
      });
    }
  });

  test('shows each field-level code under the email and message fields', async ({ page }) => {
    await fillIn(page);
    for (const [code, text] of Object.entries(fieldCodes)) {
      await test.step(code, async () => {
        const errors = ['email', 'message'].map((field) => ({ field, code, message: 'words' }));
        await resend(page, { status: 422, json: { errors } });
        await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
          `We answer to this address. Email ${text}`,
        );
        await expect(form(page).getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
          `What you need the money for, and how much. Message ${text}`,
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
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      'We answer to this address. Email should be an email address, like name@example.com, is on holiday',
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
    await summary(page)
      .getByRole('link', { name: /^Message is empty/ })
      .click();
    await expect(form(page).getByLabel('Message', { exact: true })).toBeFocused();
    const label = await form(page).getByText('Message', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(64);
    await expect(page).toHaveURL('/contactus');
  });

  test('shows errors of other fields in the summary', async ({ page }) => {
    const errors = [
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
      { field: 'colour', code: 'TYPE_TEXT', message: 'x' },
    ];
    await send(page, { status: 422, json: { errors } });
    await expect(summary(page)).toContainText('Name is empty');
    await expect(summary(page)).toContainText('should be text');
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
        await expect(told).toContainText('Unexpected response format');
        await expect(told).toBeFocused();
        await expect(thanks(page)).toBeHidden();
        await expectKept(page);
      });
    }
  });
});
