import contact from '../../locales/en/contact.json' with { type: 'json' };
import { contactFields, type FieldName } from '../../src/facts/contactFields.ts';
import type { Key } from '../../src/i18n/keys.ts';
import type { Control } from '../../src/pages/contact/controls.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import {
  announcement,
  answer,
  button,
  expectFilledIn,
  field,
  fillIn,
  form,
  holdService,
  stay,
  submit,
  thanked,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { filledIn } from '../support/filledIn.ts';
import { footerLink } from '../support/menus.ts';
import { company, en } from '../support/sources.ts';
import { expect, holdClock, listen, test } from '../support/test.ts';

const pageTitle = `${en('contact:page.title')} – ${company.brand}`;

test.beforeEach(({ page }) => page.goto('/contactus'));

test('while a message is sent, no press sends another one', async ({ page }) => {
  const posts = watchPosts(page);
  const reply = await holdService(page);
  await fillIn(page);
  await submit(page).dblclick();
  const sending = button(page, 'submitting');
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).toBeFocused();
  await expect(announcement(page)).toHaveText(en('contact:form.submitting'));
  await sending.click({ clickCount: 3, force: true });
  await page.keyboard.press('Enter');
  await field(page, 'name').press('Enter');
  await expectFilledIn(page);
  reply();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('each field says what to enter, and after an attempt what is wrong', async ({ page }) => {
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('autocomplete', 'tel');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(stay(page)).toHaveAccessibleDescription(en('contact:form.stay.hint'));
  const policy = form(page).getByRole('link').last();
  await expect(policy).toHaveAttribute('href', '/privacy/contacting-us#what-happens-to-messages');
  await field(page, 'message').focus();
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expectStateAccessible(page);
  await expectHeard(page, 'form', 'form-errors');
  const choice = await form(page).locator('label:has([type="checkbox"])').boundingBox();
  expect(choice?.height).toBeGreaterThanOrEqual(44);
  await expect(page).toHaveTitle(`${en('contact:form.errorTitle')}: ${pageTitle}`);
  for (const each of contactFields) {
    const hasHint = 'hint' in contact.form[each.name];
    const hint = hasHint ? [en(`contact:form.${each.name}.hint` as Key)] : [];
    const error = each.isRequired ? [en(`contact:form.${each.name}.required`)] : [];
    const control = field(page, each.name);
    await expect(control).toHaveAccessibleDescription([...hint, ...error].join(' '));
    await expect(control).toHaveJSProperty('ariaInvalid', each.isRequired ? 'true' : null);
    if (each.control !== 'select') continue;
    const options = Object.values(each.options).map((key) => en(key));
    const none = en(`contact:form.${each.name}.none`);
    await expect(control.getByRole('option')).toHaveText([none, ...options]);
  }
  await field(page, 'email').fill('ngozi');
  await field(page, 'name').fill('Ngozi');
  await expect(field(page, 'name')).toHaveJSProperty('ariaInvalid', null);
  await submit(page).click();
  await expect(form(page).getByText(en('contact:form.email.invalid'))).toBeVisible();
  await field(page, 'email').fill('ngozi@');
  await field(page, 'name').fill('Ngozi Ada');
  await expect(field(page, 'email')).toHaveJSProperty('ariaInvalid', 'true');
});

test('each event of the form is announced once', async ({ page }) => {
  await answer(page, thanked);
  const required = contactFields.filter(({ isRequired }) => isRequired);
  const attention = (count: number) => en('contact:form.attention', { count });
  const announced = await listen(page);
  await field(page, 'name').press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await expect.poll(announced).toEqual([attention(required.length)]);
  // A second attempt does not move the focus, but is announced.
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual([attention(required.length)]);
  await fillIn(page);
  await expect(announcement(page)).toBeEmpty();
  await field(page, 'email').fill('ngozi');
  await field(page, 'email').press('Enter');
  await expect.poll(announced).toEqual([attention(1)]);
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page).toHaveTitle(pageTitle);
  expect(await announced()).toEqual([]);
});

test('“Submitting…” is never the last announcement', async ({ page, watch }) => {
  watch.expectedMessages.push(/Failed to load resource/);
  const letPass = await holdService(page);
  await fillIn(page);
  await holdClock(page);
  const announced = await listen(page);
  await submit(page).click();
  await page.clock.runFor(400);
  expect(await announced()).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(announced).toEqual([en('contact:form.submitting')]);
  letPass();
  await expect(thanks(page)).toBeFocused();
});

test('the map sends no referrer, and waits under Save-Data and offline', async ({
  page,
  context,
  watch,
}) => {
  // Of what was still being loaded when the network went.
  watch.expectedMessages.push(/ERR_INTERNET_DISCONNECTED/);
  const frame = page.getByTitle(en('contact:map.frame'));
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Map')).toBeVisible();
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('src', company.map.frame);
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  const show = page.getByRole('button', { name: en('contact:map.show') });
  await footerLink(page, 'faq').click();
  await expect(page).toHaveURL(/faq/);
  await context.setOffline(true);
  await footerLink(page, 'contact').click();
  await expect(show).toBeVisible();
  await context.setOffline(false);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await expect(frame).toBeHidden();
  await show.click();
  await expect(frame).toBeFocused();
  await footerLink(page, 'faq').click();
  await expect(frame).toBeHidden();
  await page.goBack();
  await expect(frame).toBeVisible();
  await expect(show).toBeHidden();
});

test('what programs fill in counts, with `change` alone or without any event', async ({ page }) => {
  const set = (name: FieldName, value: string, event?: string) =>
    field(page, name).evaluate(
      (control: Control, [value = '', event]) => {
        control.value = value;
        if (event) control.dispatchEvent(new Event(event, { bubbles: true }));
      },
      [value, event],
    );
  await submit(page).click();
  await expect(page).not.toHaveTitle(pageTitle);
  for (const { name } of contactFields) await set(name, filledIn[name], 'change');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).toHaveTitle(pageTitle);
  for (const { name } of contactFields) await set(name, name === 'loanType' ? 'car' : '');
  await submit(page).click();
  await expect(page).not.toHaveTitle(pageTitle);
  for (const { name } of contactFields) await set(name, filledIn[name]);
  await field(page, 'phone').focus();
  await field(page, 'name').focus();
  await expect(page).toHaveTitle(pageTitle);
  await set('name', 'Ada');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Ada');
  await footerLink(page, 'faq').click();
  await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
  await page.goBack();
  await set('name', filledIn.name);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
  await page.goBack();
  await expectFilledIn(page);
});

test('what nobody sees around a line is no mistake, and is not sent', async ({ page }) => {
  const posts = watchPosts(page);
  await answer(page, thanked);
  await fillIn(page);
  await field(page, 'name').fill('\u00A0\u200B');
  await field(page, 'email').fill(`\u00A0${filledIn.email}.\u2060`);
  await submit(page).click();
  await expect(field(page, 'name')).toHaveAccessibleDescription(en('contact:form.name.required'));
  await expect(field(page, 'email')).toHaveValue(filledIn.email);
  await field(page, 'name').fill(`\u200E${filledIn.name} `);
  await field(page, 'name').press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(posts[0]?.postData()).toContain(`\r\n${filledIn.name}\r\n`);
});

test('what was typed survives other pages and a reload', async ({ page }) => {
  await fillIn(page);
  await footerLink(page, 'faq').click();
  await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
  await page.goBack();
  await expectFilledIn(page);
  await page.goForward();
  await footerLink(page, 'contact').click();
  await expectFilledIn(page);
  await page.reload();
  await expect(form(page).getByText(en('contact:draft.kept'))).toBeVisible();
  await expect(submit(page)).toHaveAccessibleDescription(en('contact:draft.kept'));
  await expectFilledIn(page);
});
