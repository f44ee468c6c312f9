import type { Route } from 'playwright/test';
import { expect, holdClock, type Page, test } from '../test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const summary = (page: Page) => page.getByRole('region', { name: 'Your message was not sent' });
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, your message was sent' });

/** The endpoint of the sample settings: the site's own origin and the sample key. */
const endpoint = '**/f/sample';

/** The browser itself notes a reply that is no success. */
const failedReply = /Failed to load resource/;

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill('Ngozi Ọkọ́nkwọ');
  await form(page).getByLabel('Phone (optional)').fill('+234 803 555 0101');
  await form(page).getByLabel('Email').fill('ngozi@example.com');
  await form(page).getByLabel('Kind of funding (optional)').selectOption('business');
  await form(page).getByLabel('Message', { exact: true }).fill('A loan for my shop.\n₦2 million.');
}

async function expectKept(page: Page): Promise<void> {
  await expect(form(page).getByLabel('Name')).toHaveValue('Ngozi Ọkọ́nkwọ');
  await expect(form(page).getByLabel('Email')).toHaveValue('ngozi@example.com');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('business');
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue(/₦2 million/);
}

async function answer(page: Page, reply: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route(endpoint, (route) => route.fulfill(reply));
}

async function send(page: Page, reply: Parameters<Route['fulfill']>[0]): Promise<void> {
  await answer(page, reply);
  await fillIn(page);
  await submit(page).click();
}

/** Sends what is in the form once more, and gets another reply. */
async function resend(page: Page, reply: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.unroute(endpoint);
  await answer(page, reply);
  const response = page.waitForResponse(endpoint);
  await submit(page).click();
  await response;
}

test.beforeEach(({ page }) => page.goto('/contactus'));

test.describe('a message that the service takes', () => {
  test('is thanked for, in place of the form', async ({ page }) => {
    await form(page).getByLabel('Keep the confirmation on screen after sending').check();
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText('This page stays as it is.')).toBeVisible();
  });

  test('carries the five fields and nothing else, and asks for JSON', async ({ page }) => {
    const request = page.waitForRequest(endpoint);
    await fillIn(page);
    await submit(page).click();
    const sent = await request;
    expect(sent.method()).toBe('POST');
    expect(sent.headers().accept).toContain('application/json');
    const names = sent.postData()?.match(/name="(\w+)"/g);
    expect(names).toEqual(
      ['name', 'phone', 'email', 'loanType', 'message'].map((name) => `name="${name}"`),
    );
    expect(sent.postData()).toContain('Ngozi Ọkọ́nkwọ');
  });

  test('is followed by a reload of the page after four seconds', async ({ page }) => {
    await holdClock(page);
    await send(page, { json: { next: '/' } });
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(3900);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(form(page)).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('');
  });

  test('stays thanked for when the visitor stays', async ({ page }) => {
    await holdClock(page);
    await send(page, { json: { next: '/' } });
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeHidden();
  });

  test('stays thanked for when the visitor asked for that beforehand', async ({ page }) => {
    await holdClock(page);
    await form(page).getByLabel('Keep the confirmation on screen after sending').check();
    await send(page, { json: { next: '/' } });
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
  });

  test('reloads at once when asked to', async ({ page }) => {
    await send(page, { json: { next: '/' } });
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('while a message is on its way', () => {
  test('the button says so, keeps the focus, and sends once however often it is pressed', async ({
    page,
  }) => {
    let posts = 0;
    let reply: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      reply = resolve;
    });
    await page.route(endpoint, async (route) => {
      posts++;
      await held;
      await route.fulfill({ json: { next: '/' } });
    });
    await fillIn(page);
    await submit(page).dblclick();
    const sending = form(page).getByRole('button', { name: 'Submitting…' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(sending).toBeFocused();
    await sending.click({ clickCount: 3, force: true });
    await page.keyboard.press('Enter');
    await form(page).getByLabel('Name').press('Enter');
    reply();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toBe(1);
  });
});

test.describe('what the browser finds wrong', () => {
  test('nothing is said before the form is sent', async ({ page }) => {
    await form(page).getByLabel('Name').focus();
    await form(page).getByLabel('Message', { exact: true }).focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  });

  test('each empty required field says so, and the first one has the focus', async ({ page }) => {
    await submit(page).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription('Enter your name');
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      'We answer to this address Enter your email address',
    );
    await expect(form(page).getByText('Enter your message')).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Contact us/);
  });

  test('an address that is none is told, and forgotten when it is mended', async ({ page }) => {
    await fillIn(page);
    const email = form(page).getByLabel('Email');
    await email.fill('ngozi');
    await submit(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(
      form(page).getByText('Enter an email address like name@example.com'),
    ).toBeVisible();
    await email.fill('ngozi@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveTitle(/^Contact us/);
  });

  test('phone and kind of funding may be left out', async ({ page }) => {
    await answer(page, { json: { next: '/' } });
    await form(page).getByLabel('Name').fill('A');
    await form(page).getByLabel('Email').fill('a@example.com');
    await form(page).getByLabel('Message', { exact: true }).fill('B');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

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

test.describe('what the service finds wrong', () => {
  test.beforeEach(({ watch }) => {
    watch.expectedMessages.push(failedReply);
  });

  test('each form-level code is told in the summary, and nothing typed is lost', async ({
    page,
  }) => {
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

  test('each field-level code is told under the email and message fields', async ({ page }) => {
    await fillIn(page);
    for (const [code, text] of Object.entries(fieldCodes)) {
      await test.step(code, async () => {
        const errors = ['email', 'message'].map((field) => ({ field, code, message: 'words' }));
        await resend(page, { status: 422, json: { errors } });
        await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
          `We answer to this address Email ${text}`,
        );
        await expect(form(page).getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
          `What you need the money for, and how much Message ${text}`,
        );
        await expect(summary(page)).toBeFocused();
        await expectKept(page);
      });
    }
  });

  test('several errors of one field share its name and are joined by commas', async ({ page }) => {
    const errors = [
      { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
      { field: 'email', code: 'NEW_CODE', message: 'is on holiday' },
    ];
    await send(page, { status: 422, json: { errors } });
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      'We answer to this address Email should be an email address, like name@example.com, is on holiday',
    );
  });

  test('an unknown code shows the words of the service, marked as English', async ({ page }) => {
    const errors = [{ code: 'BRAND_NEW', message: 'Something unheard of' }];
    await send(page, { status: 422, json: { errors } });
    const words = summary(page).getByText('Something unheard of');
    await expect(words).toHaveAttribute('lang', 'en');
  });

  test('an entry of the summary leads to its field, with the label in view', async ({ page }) => {
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

  test('errors of other fields are told in the summary', async ({ page }) => {
    const errors = [
      { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
      { field: 'colour', code: 'TYPE_TEXT', message: 'x' },
    ];
    await send(page, { status: 422, json: { errors } });
    await expect(summary(page)).toContainText('Name is empty');
    await expect(summary(page)).toContainText('should be text');
  });

  test('an error that is only words is shown', async ({ page }) => {
    await send(page, { status: 403, json: { error: 'Not on Sundays' } });
    await expect(summary(page)).toContainText('Not on Sundays');
    await expectKept(page);
  });

  test('a second try after a failure is sent', async ({ page }) => {
    await send(page, { status: 422, json: { errors: [{ code: 'INACTIVE', message: 'x' }] } });
    await expect(summary(page)).toBeFocused();
    await page.unroute(endpoint);
    await answer(page, { json: { next: '/' } });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });

  const oddReplies: Record<string, Parameters<Route['fulfill']>[0]> = {
    'HTML with status 200': { contentType: 'text/html', body: '<h1>Thank you</h1>' },
    'HTML with status 500': { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' },
    'an empty object': { json: {} },
    'an empty list of errors': { status: 422, json: { errors: [] } },
    'errors that are none': { status: 422, json: { errors: [null] } },
    'an error without words': { status: 422, json: { error: '' } },
    'malformed JSON': { contentType: 'application/json', body: '{"next":' },
    'an empty body': { status: 200, body: '' },
    null: { contentType: 'application/json', body: 'null' },
    'a list': { json: ['next'] },
    'a next that is no text': { json: { next: 1 } },
    'a next under status 500': { status: 500, json: { next: '/thanks' } },
  };

  test('a reply that does not conform is unexpected, and never thanked for', async ({ page }) => {
    await fillIn(page);
    for (const [name, reply] of Object.entries(oddReplies)) {
      await test.step(name, async () => {
        await resend(page, reply);
        await expect(summary(page)).toContainText('Unexpected response format');
        await expect(summary(page)).toBeFocused();
        await expect(thanks(page)).toBeHidden();
        await expectKept(page);
      });
    }
  });

  test('a broken connection has a sentence of its own', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await fillIn(page);
    await submit(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('We could not reach the message service');
    await expectKept(page);
  });
});

test('the clear button empties the form and says so', async ({ page }) => {
  await fillIn(page);
  await form(page).getByLabel('Email').fill('none');
  await submit(page).click();
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(form(page).getByRole('status')).toHaveText('The form is empty again.');
});

test('the product that the visitor came from is chosen in the form', async ({ page }) => {
  await page.goto('/product/business-loans');
  await page.getByRole('link', { name: 'Start Your Application' }).first().click();
  await expect(page).toHaveURL('/contactus?loanType=business');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('business');
});

test('an unknown product in the address chooses nothing', async ({ page }) => {
  await page.goto('/contactus?loanType=boat');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('');
});

test.describe('the map', () => {
  test('is framed, named, and sends no referrer', async ({ page }) => {
    const frame = page.getByTitle('Map of our office in Abuja');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('Map')).toBeVisible();
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  });

  test('is not loaded under Save-Data until it is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.reload();
    await expect(page.getByTitle('Map of our office in Abuja')).toBeHidden();
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByTitle('Map of our office in Abuja')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page still names the phone and the email address', async ({ page }) => {
    await expect(page.getByRole('link', { name: '+234 800 000 0000' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'info@gadafunding.example' })).toBeVisible();
  });
});
