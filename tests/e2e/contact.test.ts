import figures from '../../locales/figures.json' with { type: 'json' };
import { paths } from '../../src/site/paths.ts';
import {
  answer,
  button,
  endpoint,
  field,
  fillIn,
  form,
  holdService,
  send,
  stay,
  submit,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { company, en } from '../support/site.ts';
import { expect, holdClock, test } from '../support/test.ts';

const reloadDelay = figures.reloadDelay.value * 1000;
const title = `${en('contact:page.title')} – ${company.brand}`;

test.beforeEach(({ page }) => page.goto('/contactus'));

test.describe('an accepted message', () => {
  test('replaces the form by the confirmation', async ({ page }) => {
    await stay(page).check();
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(form(page)).toBeHidden();
    await expect(page.getByText(en('contact:sent.stays'))).toBeVisible();
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
    await expect(field(page, 'name')).toHaveValue('');
  });

  test('keeps its confirmation after “Stay on this page”', async ({ page }) => {
    await holdClock(page);
    await send(page, { json: { next: '/' } });
    const button = page.getByRole('button', { name: en('contact:sent.stay') });
    await button.click();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeFocused();
    await expect(button).toBeHidden();
  });

  test('keeps its confirmation if the checkbox was set', async ({ page }) => {
    await holdClock(page);
    await stay(page).check();
    await send(page, { json: { next: '/' } });
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
  });

  test('is followed by a reload at once on “Reload now”', async ({ page }) => {
    await send(page, { json: { next: '/' } });
    await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('while a message is sent', () => {
  test('the button says so, keeps the focus, and sends once for several presses', async ({
    page,
  }) => {
    const posts = watchPosts(page);
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).dblclick();
    const sending = button(page, 'submitting');
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(sending).toBeFocused();
    await sending.click({ clickCount: 3, force: true });
    await page.keyboard.press('Enter');
    await field(page, 'name').press('Enter');
    reply();
    await expect(thanks(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

test.describe('browser validation', () => {
  test('shows no errors before submission', async ({ page }) => {
    await field(page, 'name').focus();
    await field(page, 'message').focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  });

  test('shows an error at each empty required field and focuses the first', async ({ page }) => {
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAccessibleDescription(en('contact:form.name.required'));
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      `${en('contact:form.email.hint')} ${en('contact:form.email.required')}`,
    );
    await expect(form(page).getByText(en('contact:form.message.required'))).toBeVisible();
    await expect(page).toHaveTitle(`${en('contact:form.errorTitle')}: ${title}`);
  });

  test('shows an error for an invalid email, until it is corrected', async ({ page }) => {
    await fillIn(page);
    const email = field(page, 'email');
    await email.fill('ngozi');
    await submit(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByText(en('contact:form.email.invalid'))).toBeVisible();
    await email.fill('ngozi@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveTitle(title);
  });

  test('accepts a form without phone and kind of funding', async ({ page }) => {
    await answer(page, { json: { next: '/' } });
    await field(page, 'name').fill('A');
    await field(page, 'email').fill('a@example.com');
    await field(page, 'message').fill('B');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test('the clear button empties the form and announces it', async ({ page }) => {
  await fillIn(page);
  await field(page, 'email').fill('none');
  await submit(page).click();
  await button(page, 'clear').click();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(form(page).locator('[aria-live]')).toHaveText(en('contact:form.cleared'));
});

test('who has no email is told of the phone and the chat after the field', async ({ page }) => {
  await field(page, 'email').focus();
  await page.keyboard.press('Tab');
  await expect(form(page).locator('a[href="tel:+2348000000000"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).locator('a[href="https://wa.me/2348000000000"]')).toBeFocused();
});

test('the form leads to how the lender treats a message', async ({ page }) => {
  // After the links to call and to chat.
  const note = form(page).getByRole('link').last();
  await expect(note).toHaveAttribute('href', paths.privacyHome);
});

test('fields have autocomplete tokens', async ({ page }) => {
  const tokens = { name: 'name', phone: 'tel', email: 'email' };
  for (const name of ['name', 'phone', 'email'] as const)
    await expect(field(page, name)).toHaveAttribute('autocomplete', tokens[name]);
});

test('a phone shows the keyboard of each field', async ({ page }) => {
  for (const name of ['phone', 'email'] as const)
    await expect(field(page, name)).toHaveAttribute('type', name === 'phone' ? 'tel' : name);
});
