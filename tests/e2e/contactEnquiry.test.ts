import figures from '../../locales/figures.json' with { type: 'json' };
import { field, form } from '../support/contactForm.ts';
import { amountField, apply } from '../support/loanCost.ts';
import { footerLink, linkName } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const maximum = figures.carMaximum.value;
const amounts = [0.05, 0.08].map((share) => Math.round(maximum * share).toLocaleString('en-NG'));
const [amount = '', otherAmount = ''] = amounts;
const digits = amount.replaceAll(',', '');
const product = linkName('car');

const message = (page: Page) => field(page, 'message');
const opening = (of: string) => en('contact:enquiry.message', { product, amount: `₦${of}` });
const sentence = (page: Page) =>
  form(page).getByText(en('contact:enquiry.text', { product, amount: `₦${amount}` }));

test('the link to apply leads to the heading of the form, with the product chosen', async ({
  page,
}) => {
  await page.goto('/product/personal-loans');
  const start = page.getByRole('link', { name: en('common:action.apply') }).first();
  await expect(start.locator('xpath=../p')).toContainText(en('common:action.applyNote'));
  await start.click();
  await expect(page).toHaveURL('/contactus?loanType=personal#message');
  const name = en('contact:enquiry.title', { product: linkName('personal') });
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(form(page)).toContainText(en('contact:enquiry.bring.personal'));
  await expect(field(page, 'loanType')).toHaveValue('personal');
});

test('a chosen amount begins the message', async ({ page }) => {
  const choose = async (of: string) => {
    await amountField(page).fill(of);
    await apply(page).click();
    await expect(message(page)).toHaveValue(opening(of));
  };
  await page.goto('/product/car-loans');
  await choose(amount);
  await expect(page).toHaveURL(`/contactus?loanType=car&amount=${digits}#message`);
  await expect(sentence(page)).toBeVisible();
  await page.goBack();
  await choose(otherAmount);
  // Nobody has typed it, so it is no draft.
  await footerLink(page, 'contact').click();
  await expect(page).toHaveURL('/contactus');
  await expect(message(page)).toHaveValue('');
  await expect(field(page, 'loanType')).toHaveValue('');
  await page.reload();
  await expect(form(page).getByText(en('contact:draft.kept'))).toHaveCount(0);
});

test('a chosen amount does not replace a typed message', async ({ page }) => {
  await page.goto('/contactus');
  await message(page).fill('My own words');
  await page.goto(`/contactus?loanType=car&amount=${digits}`);
  await expect(sentence(page)).toBeVisible();
  await expect(message(page)).toHaveValue('My own words');
});

for (const query of [
  'loanType=car&amount=0',
  'loanType=car&amount=1.5',
  'loanType=car&amount=1e6',
  'loanType=car&amount=%3Cb%3E',
  `loanType=car&amount=${maximum + 1}`,
  'loanType=personal&amount=1000',
  'loanType=boat&amount=1000',
])
  test(`what an address may not say is ignored: ${query}`, async ({ page }) => {
    await page.goto(`/contactus?${query}`);
    await expect(form(page)).not.toContainText('₦');
    await expect(message(page)).toHaveValue('');
    const isKnown = !query.includes('boat');
    await expect(field(page, 'loanType')).toHaveValue(isKnown ? /car|personal/ : '');
    const heading = page.getByRole('heading', { name: en('contact:form.title'), exact: true });
    await expect(heading).toBeVisible({ visible: !isKnown });
  });
