import figures from '../../locales/figures.json' with { type: 'json' };
import { field, form, stay } from '../support/contactForm.ts';
import { filledIn } from '../support/filledIn.ts';
import {
  amountField,
  apply,
  carPath,
  expectCosts,
  monthsField,
  naira,
  otherTerm,
  uneven,
} from '../support/loanCalculator.ts';
import { footerLink, languageLink, linkName, picker } from '../support/menus.ts';
import { serve } from '../support/servers.ts';
import { en, english, loanTypes, productPath, translation, withNaira } from '../support/sources.ts';
import {
  expect,
  hydrated,
  openStatic,
  openWithoutApplication,
  type Page,
  test,
} from '../support/test.ts';

/** The months of the calculator until others are chosen. */
const exampleTerm = figures.exampleMonths.value;
const months = en('common:units.month', { amount: exampleTerm, count: exampleTerm });
const maximum = figures.carMaximum.value;
const [amount = '', otherAmount = ''] = [0.05, 0.08].map((share) =>
  Math.round(maximum * share).toLocaleString('en-NG'),
);
const digits = amount.replaceAll(',', '');
const product = linkName('car');
const query = `loanType=car&amount=${digits}&months=${exampleTerm}`;
const message = (page: Page) => field(page, 'message');

test('a loan entered before hydration is kept and used', async ({ page }) => {
  const letPass = await openWithoutApplication(page, carPath);
  await amountField(page).fill(naira(uneven));
  await monthsField(page).selectOption(`${otherTerm}`);
  letPass();
  await hydrated(page);
  await expect(amountField(page)).toHaveValue(naira(uneven));
  await expect(monthsField(page)).toHaveValue(`${otherTerm}`);
  await expectCosts(page, uneven, english, otherTerm);
});

test('a loan is there again after Back, Forward, a reload and another site', async ({ page }) => {
  await page.goto(carPath);
  const field = amountField(page);
  await field.fill(naira(uneven));
  await monthsField(page).selectOption(`${otherTerm}`);
  const leave = async () => {
    await apply(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`amount=${uneven}`));
  };
  const expectAmount = async () => {
    await expect(field).toHaveValue(naira(uneven));
    await expect(monthsField(page)).toHaveValue(`${otherTerm}`);
    await expectCosts(page, uneven, english, otherTerm);
  };
  await leave();
  await page.goBack();
  await expectAmount();
  // The link’s address has the amount only when that is restored.
  await expect(apply(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expectAmount();
  await leave();
  const elsewhere = await serve('plain');
  await openStatic(page, `${elsewhere.address}/robots.txt`);
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await expectAmount();
  await elsewhere.close();
  // Of several links to the form the one that was followed has the focus.
  const first = page
    .getByRole('main')
    .getByRole('link', { name: en('common:action.apply') })
    .first();
  await first.press('Enter');
  await expect(page).toHaveURL(/contactus/);
  await page.goBack();
  await expect(first).toBeFocused();
  // A change of language takes the amount along, and Back brings back what was there, or nothing.
  const translated = amountField(page, translation.words.t);
  const changeInTranslation = async (amount: string) => {
    await picker(page).click();
    await languageLink(page, translation).click();
    await expect(translated).toHaveValue(amount);
    await translated.fill('7');
    await page.goBack();
  };
  await changeInTranslation(naira(uneven));
  await expectAmount();
  await field.fill('');
  await changeInTranslation('');
  await expect(field).toHaveValue('');
  await expectCosts(page, figures.exampleAmount.value, english, otherTerm);
  // Another visit to the page is another entry of the history.
  await footerLink(page, 'faq').press('Enter');
  await footerLink(page, 'car').press('Enter');
  await expectCosts(page, figures.exampleAmount.value);
  await expect(field).toHaveValue('');
});

test('the first sentence follows the amount while nobody has edited it', async ({ page }) => {
  const opening = (amount: number) =>
    en('contact:enquiry.message', { product: linkName('car'), amount: naira(amount), months });
  const open = (amount: number) =>
    page.goto(`/contactus?loanType=car&amount=${amount}&months=${exampleTerm}`);
  await open(uneven);
  await expect(field(page, 'message')).toHaveValue(opening(uneven));
  await field(page, 'name').fill(filledIn.name);
  await stay(page).check();
  await footerLink(page, 'privacy').press('Enter');
  await expect(page).toHaveURL(/privacy/);
  await page.goBack();
  // The choice is still there, too.
  await expect(stay(page)).toBeChecked();
  await page.reload();
  await expect(stay(page)).toBeChecked();
  await open(maximum);
  await expect(field(page, 'name')).toHaveValue(filledIn.name);
  await expect(field(page, 'message')).toHaveValue(opening(maximum));
});

test('a chosen loan has the amount that a program entered without an event of typing', async ({
  page,
}) => {
  await page.goto(carPath);
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

test('a chosen loan leads to the heading of the form, with its product', async ({ page }) => {
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
  // The most that is lent is possible.
  await page.goto(`/contactus?loanType=car&amount=${maximum}&months=${figures.carTermMax.value}`);
  await expect(form(page)).toContainText(maximum.toLocaleString('en-NG'));
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

test('a chosen loan is still chosen after another enquiry, and Back', async ({ page }) => {
  const other = loanTypes.find((loanType) => loanType !== 'car') ?? 'car';
  await page.goto(carPath);
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

test('a chosen loan begins the message with its amount, which is not saved unedited', async ({
  page,
}) => {
  const choose = async (of: string) => {
    await amountField(page).fill(of);
    await apply(page).click();
    const opening = en('contact:enquiry.message', { product, amount: `₦${of}`, months });
    await expect(message(page)).toHaveValue(opening);
  };
  await page.goto(carPath);
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
