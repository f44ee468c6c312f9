import figures from '../../locales/figures.json' with { type: 'json' };
import {
  amountField,
  answer,
  button,
  expectKept,
  field,
  fillIn,
  form,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { footerLink, linkName } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

async function expectEmpty(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
}

test.describe('what was typed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contactus');
    await fillIn(page);
  });

  test('survives a reload in its tab, and the form says so', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/contactus');
    await field(other, 'name').fill('In the other tab');
    await page.reload();
    await expect(form(page).getByText(en('contact:draft.kept'))).toBeVisible();
    await expectKept(page);
  });

  test('survives other pages, Back and Forward', async ({ page }) => {
    await footerLink(page, 'faq').click();
    await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await footerLink(page, 'contact').click();
    await expectKept(page);
  });

  test('is deleted when the form is cleared, and after sending', async ({ page }) => {
    await button(page, 'clear').click();
    await page.reload();
    await expectEmpty(page);
    await answer(page, { json: { next: '/' } });
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
    await expectEmpty(page);
  });
});

test.describe('a chosen loan', () => {
  const maximum = figures.carMaximum.value;
  const [amount = '', otherAmount = ''] = [0.05, 0.08].map((share) =>
    Math.round(maximum * share).toLocaleString('en-NG'),
  );
  const digits = amount.replaceAll(',', '');
  const product = linkName('car');
  const message = (page: Page) => field(page, 'message');
  const apply = (page: Page) => page.getByRole('link', { name: en('common:action.apply') }).last();

  test('leads to the heading of the form, with its product', async ({ page }) => {
    await page.goto('/product/personal-loans');
    await apply(page).click();
    await expect(page).toHaveURL('/contactus?loanType=personal#message');
    const name = en('contact:enquiry.title', { product: linkName('personal') });
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(form(page)).toContainText(en('contact:enquiry.bring.personal'));
    await expect(field(page, 'loanType')).toHaveValue('personal');
  });

  test('begins the message with its amount, which is no draft', async ({ page }) => {
    const choose = async (of: string) => {
      await amountField(page).fill(of);
      await apply(page).click();
      const opening = en('contact:enquiry.message', { product, amount: `₦${of}` });
      await expect(message(page)).toHaveValue(opening);
    };
    await page.goto('/product/car-loans');
    await choose(amount);
    await expect(page).toHaveURL(`/contactus?loanType=car&amount=${digits}#message`);
    const sentence = en('contact:enquiry.text', { product, amount: `₦${amount}` });
    await expect(form(page).getByText(sentence)).toBeVisible();
    await page.goBack();
    await choose(otherAmount);
    await footerLink(page, 'contact').click();
    await expect(page).toHaveURL('/contactus');
    await expect(message(page)).toHaveValue('');
    await expect(field(page, 'loanType')).toHaveValue('');
    await message(page).fill('My own words');
    await page.goto(`/contactus?loanType=car&amount=${digits}`);
    await expect(form(page).getByText(sentence)).toBeVisible();
    await expect(message(page)).toHaveValue('My own words');
  });

  test('is not what an address may not say', async ({ page }) => {
    for (const query of ['loanType=car&amount=1.5', 'loanType=boat&amount=1000']) {
      await page.goto(`/contactus?${query}`);
      await expect(form(page), query).not.toContainText('₦');
      await expect(message(page), query).toHaveValue('');
    }
    await expect(field(page, 'loanType')).toHaveValue('');
  });
});
