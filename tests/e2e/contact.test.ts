import contact from '../../locales/en/contact.json' with { type: 'json' };
import figures from '../../locales/figures.json' with { type: 'json' };
import { contactFields, type FieldName } from '../../src/facts/contactFields.ts';
import type { Key } from '../../src/i18n/keys.ts';
import type { Control } from '../../src/pages/contact/controls.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import {
  amountField,
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
import { footerLink, linkName } from '../support/menus.ts';
import { company, en, loanTypes, productPath, withNaira } from '../support/sources.ts';
import { expect, holdClock, listen, type Page, test } from '../support/test.ts';

/** The months of the calculator until others are chosen. */
const exampleTerm = figures.exampleMonths.value;
const months = en('common:units.month', { amount: exampleTerm, count: exampleTerm });

const pageTitle = `${en('contact:page.title')} – ${company.brand}`;

test.describe('the form', () => {
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

  test('the first sentence follows the amount while nobody has edited it', async ({ page }) => {
    const opening = (amount: string) =>
      en('contact:enquiry.message', { product: linkName('car'), amount, months });
    await page.goto(`/contactus?loanType=car&amount=4000000&months=${exampleTerm}`);
    await expect(field(page, 'message')).toHaveValue(opening('₦4,000,000'));
    await field(page, 'name').fill(filledIn.name);
    await stay(page).check();
    await footerLink(page, 'privacy').press('Enter');
    await expect(page).toHaveURL(/privacy/);
    await page.goBack();
    // The choice is still there, too.
    await expect(stay(page)).toBeChecked();
    await page.reload();
    await expect(stay(page)).toBeChecked();
    await page.goto(`/contactus?loanType=car&amount=5000000&months=${exampleTerm}`);
    await expect(field(page, 'name')).toHaveValue(filledIn.name);
    await expect(field(page, 'message')).toHaveValue(opening('₦5,000,000'));
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
    await expect(frame).toBeVisible();
    await footerLink(page, 'faq').click();
    await expect(frame).toBeHidden();
    await page.goBack();
    await expect(frame).toBeVisible();
    await expect(show).toBeHidden();
  });

  test('what programs fill in counts, with `change` alone or without any event', async ({
    page,
  }) => {
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
});

test.describe('a chosen loan', () => {
  const maximum = figures.carMaximum.value;
  const [amount = '', otherAmount = ''] = [0.05, 0.08].map((share) =>
    Math.round(maximum * share).toLocaleString('en-NG'),
  );
  const digits = amount.replaceAll(',', '');
  const product = linkName('car');
  const query = `loanType=car&amount=${digits}&months=${exampleTerm}`;
  const message = (page: Page) => field(page, 'message');
  const apply = (page: Page) => page.getByRole('link', { name: en('common:action.apply') }).last();

  test('has the amount that a program entered without an event of typing', async ({ page }) => {
    await page.goto('/product/car-loans');
    const field = amountField(page);
    await field.evaluate((control: HTMLInputElement, text) => {
      control.value = text;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }, otherAmount);
    await expect(apply(page)).toHaveAttribute('href', new RegExp(otherAmount.replaceAll(',', '')));
    await field.evaluate((control: HTMLInputElement, text) => {
      control.value = text;
    }, amount);
    await apply(page).click();
    await expect(page).toHaveURL(`/contactus?${query}#message`);
  });

  test('leads to the heading of the form, with its product', async ({ page }) => {
    const other = loanTypes.find((loanType) => loanType !== 'car') ?? 'car';
    await page.goto(productPath(other));
    await apply(page).click();
    await expect(page).toHaveURL(`/contactus?loanType=${other}#message`);
    const name = en('contact:enquiry.title', { product: linkName(other) });
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(form(page)).toContainText(en(`contact:enquiry.bring.${other}`));
    await expect(field(page, 'loanType')).toHaveValue(other);
    // A loan is ignored if its amount or its months are malformed, missing or too many, or if the
    // product has none or is unknown.
    for (const ignored of [
      `loanType=car&amount=1.5&months=${exampleTerm}`,
      'loanType=car&amount=1000',
      `loanType=car&amount=1000&months=${figures.carTermMax.value + 1}`,
      `loanType=car&amount=${maximum + 1}&months=${exampleTerm}`,
      `loanType=${other}&amount=1000&months=${exampleTerm}`,
      `loanType=boat&amount=1000&months=${exampleTerm}`,
    ]) {
      await page.goto(`/contactus?${ignored}`);
      await expect(form(page), ignored).not.toContainText('₦');
      await expect(message(page), ignored).toHaveValue('');
    }
    await expect(field(page, 'loanType')).toHaveValue('');
  });

  test('is still chosen after another enquiry, and Back', async ({ page }) => {
    const other = loanTypes.find((loanType) => loanType !== 'car') ?? 'car';
    await page.goto(productPath('car'));
    await apply(page).click();
    await field(page, 'loanType').selectOption(other);
    await footerLink(page, other).click();
    await apply(page).click();
    await expect(page).toHaveURL(`/contactus?loanType=${other}#message`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contactus?loanType=car#message');
    await expect(field(page, 'loanType')).toHaveValue(other);
  });

  test('begins the message with its amount, which is not saved unedited', async ({ page }) => {
    const choose = async (of: string) => {
      await amountField(page).fill(of);
      await apply(page).click();
      const opening = en('contact:enquiry.message', { product, amount: `₦${of}`, months });
      await expect(message(page)).toHaveValue(opening);
    };
    await page.goto('/product/car-loans');
    await choose(amount);
    await expect(page).toHaveURL(`/contactus?${query}#message`);
    const sentence = en('contact:enquiry.text', { product, amount: `₦${amount}`, months });
    await expect(form(page).getByText(withNaira(sentence))).toBeVisible();
    await page.goBack();
    await choose(otherAmount);
    await footerLink(page, 'contact').click();
    await expect(page).toHaveURL('/contactus');
    await expect(message(page)).toHaveValue('');
    await expect(field(page, 'loanType')).toHaveValue('');
    await message(page).fill('My own words');
    await page.goto(`/contactus?${query}`);
    await expect(form(page).getByText(withNaira(sentence))).toBeVisible();
    await expect(message(page)).toHaveValue('My own words');
    await expect(field(page, 'loanType')).toHaveValue('car');
  });
});
