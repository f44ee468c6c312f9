import figures from '../../locales/figures.json' with { type: 'json' };
import { answer, endpoint, fillIn, form, send, submit, thanks } from '../support/contactForm.ts';
import { expect, holdClock, test } from '../support/test.ts';

const reloadDelay = figures.reloadDelay.value * 1000;

test.beforeEach(({ page }) => page.goto('/contactus'));

test.describe('an accepted message', () => {
  test('replaces the form by the confirmation', async ({ page }) => {
    await form(page).getByLabel('Keep the confirmation on screen after sending').check();
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText('This page stays as it is.')).toBeVisible();
  });

  test('contains the five fields alone, and requests JSON', async ({ page }) => {
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

  test('is followed by a reload after some seconds', async ({ page }) => {
    await holdClock(page);
    await send(page, { json: { next: '/' } });
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(reloadDelay - 100);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(form(page)).toBeVisible();
    await expect(form(page).getByLabel('Name')).toHaveValue('');
  });

  test('keeps its confirmation after “Stay on this page”', async ({ page }) => {
    await holdClock(page);
    await send(page, { json: { next: '/' } });
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeHidden();
  });

  test('keeps its confirmation if the checkbox was set', async ({ page }) => {
    await holdClock(page);
    await form(page).getByLabel('Keep the confirmation on screen after sending').check();
    await send(page, { json: { next: '/' } });
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
  });

  test('is followed by a reload at once on “Reload now”', async ({ page }) => {
    await send(page, { json: { next: '/' } });
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('while a message is sent', () => {
  test('the button says so, keeps the focus, and sends once for several presses', async ({
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

test.describe('browser validation', () => {
  test('shows no errors before submission', async ({ page }) => {
    await form(page).getByLabel('Name').focus();
    await form(page).getByLabel('Message', { exact: true }).focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  });

  test('shows an error at each empty required field and focuses the first', async ({ page }) => {
    await submit(page).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription('Enter your name');
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      'We answer to this address. Enter your email address',
    );
    await expect(form(page).getByText('Enter your message')).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Contact us/);
  });

  test('shows an error for an invalid email, until it is corrected', async ({ page }) => {
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

  test('accepts a form without phone and kind of funding', async ({ page }) => {
    await answer(page, { json: { next: '/' } });
    await form(page).getByLabel('Name').fill('A');
    await form(page).getByLabel('Email').fill('a@example.com');
    await form(page).getByLabel('Message', { exact: true }).fill('B');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test('the clear button empties the form and announces it', async ({ page }) => {
  await fillIn(page);
  await form(page).getByLabel('Email').fill('none');
  await submit(page).click();
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(form(page).locator('[aria-live]')).toHaveText('The form is empty again.');
});

test('who has no email is told of the phone and the chat after the field', async ({ page }) => {
  await form(page).getByLabel('Email').focus();
  await page.keyboard.press('Tab');
  const call = form(page).getByRole('link', { name: 'Call', exact: true });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', 'tel:+2348000000000');
  await page.keyboard.press('Tab');
  const chat = form(page).getByRole('link', { name: /^chat on WhatsApp/ });
  await expect(chat).toBeFocused();
  await expect(chat).toHaveAttribute('href', 'https://wa.me/2348000000000');
});

test.describe('the map', () => {
  test('is framed, named, and sends no referrer', async ({ page }) => {
    const frame = page.getByTitle('Map of our office in Abuja');
    await page.keyboard.press('End');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByText('Map')).toBeVisible();
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  });

  test('takes no focus while it loads', async ({ page }) => {
    await page.route('**/export/embed.html*', () => new Promise(() => {}));
    await page.keyboard.press('End');
    await page.getByTitle('Map of our office in Abuja').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: /^Open the map/ }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
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

test('fields have autocomplete tokens', async ({ page }) => {
  await page.goto('/contactus');
  for (const [label, token] of [
    ['Name', 'name'],
    ['Phone (optional)', 'tel'],
    ['Email', 'email'],
  ] as const)
    await expect(form(page).getByLabel(label)).toHaveAttribute('autocomplete', token);
});
