import { loanTypes } from '../../src/site/products.ts';
import { field, form } from '../support/contactForm.ts';
import { linkName } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the product that the visitor came from is chosen in the form', async ({ page }) => {
  await page.goto('/product/business-loans');
  await page
    .getByRole('link', { name: en('common:action.apply') })
    .first()
    .click();
  await expect(page).toHaveURL('/contactus?loanType=business#message');
  await expect(field(page, 'loanType')).toHaveValue('business');
});

test('the link to apply leads to the heading of the form, which names the product', async ({
  page,
}) => {
  await page.goto('/product/personal-loans');
  const start = page.getByRole('link', { name: en('common:action.apply') }).first();
  await expect(start.locator('xpath=../p')).toContainText(en('common:action.applyNote'));
  await start.click();
  const name = en('contact:enquiry.title', { product: linkName('personal') });
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(form(page)).toContainText(en('contact:enquiry.bring.personal'));
});

test('an unknown product in the address chooses nothing, and is not named', async ({ page }) => {
  await page.goto('/contactus?loanType=boat');
  await expect(field(page, 'loanType')).toHaveValue('');
  await expect(
    page.getByRole('heading', { name: en('contact:form.title'), exact: true }),
  ).toBeVisible();
  for (const product of loanTypes)
    await expect(form(page)).not.toContainText(en(`contact:enquiry.bring.${product}`));
});
