import figures from '../../locales/figures.json' with { type: 'json' };
import { field, form } from '../support/contactForm.ts';
import { amountField, apply } from '../support/loanCost.ts';
import { footerLink, linkName } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const { carMaximum } = figures;
const naira = (share: number) => Math.round(carMaximum.value * share).toLocaleString('en-NG');
const amounts = [naira(0.05), naira(0.08)] as const;

test.describe('an amount that was chosen', () => {
  const message = (page: Page) => field(page, 'message');
  const product = linkName('car');
  const opening = (amount: string) =>
    en('contact:enquiry.message', { product, amount: `₦${amount}` });
  const sentence = (page: Page, amount: string) =>
    form(page).getByText(en('contact:enquiry.text', { product, amount: `₦${amount}` }));

  async function choose(page: Page, amount: string): Promise<void> {
    await amountField(page).fill(amount);
    await apply(page).click();
    await expect(page).toHaveURL(/amount=/);
  }

  test('is passed to the contact form with the product, and begins the message', async ({
    page,
  }) => {
    await page.goto('/product/car-loans');
    await choose(page, amounts[0]);
    const digits = amounts[0].replaceAll(',', '');
    await expect(page).toHaveURL(`/contactus?loanType=car&amount=${digits}#message`);
    await expect(sentence(page, amounts[0])).toBeVisible();
    await expect(message(page)).toHaveValue(opening(amounts[0]));
    await page.goBack();
    await choose(page, amounts[1]);
    await expect(message(page)).toHaveValue(opening(amounts[1]));
    // A message that was not typed is not stored as a draft.
    await footerLink(page, 'faq').click();
    await footerLink(page, 'contact').click();
    await expect(message(page)).toHaveValue('');
  });

  test('is not passed with another product', async ({ page }) => {
    await page.goto('/product/car-loans');
    await amountField(page).fill(amounts[0]);
    await expect(apply(page)).toHaveAttribute('href', /amount=/);
    await footerLink(page, 'business').click();
    await expect(apply(page)).toHaveAttribute('href', '/contactus?loanType=business#message');
  });

  test('is gone from the form when the address is', async ({ page }) => {
    await page.goto('/contactus?loanType=car&amount=1500000');
    await expect(message(page)).toHaveValue(/₦1,500,000/);
    await footerLink(page, 'contact').click();
    await expect(page).toHaveURL('/contactus');
    await expect(message(page)).toHaveValue('');
    await expect(field(page, 'loanType')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'name')).toBeVisible();
    await expect(form(page).getByText(en('contact:draft.kept'))).toHaveCount(0);
  });

  test('does not replace a typed message', async ({ page }) => {
    await page.goto('/contactus');
    await message(page).fill('My own words');
    await footerLink(page, 'car').click();
    await choose(page, amounts[0].replaceAll(',', ''));
    await expect(sentence(page, amounts[0])).toBeVisible();
    await expect(message(page)).toHaveValue('My own words');
  });

  test('does not begin a message beside another draft', async ({ page }) => {
    await page.goto('/contactus');
    await field(page, 'name').fill('Ngozi');
    await page.goto(`/contactus?loanType=car&amount=${amounts[0].replaceAll(',', '')}`);
    await expect(sentence(page, amounts[0])).toBeVisible();
    await expect(message(page)).toHaveValue('');
  });

  for (const query of [
    'loanType=car&amount=0',
    'loanType=car&amount=1.5',
    'loanType=car&amount=-1',
    'loanType=car&amount=1e6',
    'loanType=car&amount=%3Cb%3E',
    `loanType=car&amount=${carMaximum.value + 1}`,
    'loanType=personal&amount=1000',
    'loanType=boat&amount=1000',
    'amount=1000',
  ])
    test(`is ignored if it is invalid: ${query}`, async ({ page }) => {
      await page.goto(`/contactus?${query}`);
      await expect(form(page)).not.toContainText('₦');
      await expect(message(page)).toHaveValue('');
    });
});
