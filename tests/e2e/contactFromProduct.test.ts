import { form } from '../support/contactForm.ts';
import { expect, test } from '../support/test.ts';

test('the product that the visitor came from is chosen in the form', async ({ page }) => {
  await page.goto('/product/business-loans');
  await page.getByRole('link', { name: 'Start Your Application' }).first().click();
  await expect(page).toHaveURL('/contactus?loanType=business#message');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('business');
});

test('Start Your Application leads to the heading of the form, which names the product', async ({
  page,
}) => {
  await page.goto('/product/personal-loans');
  const start = page.getByRole('link', { name: 'Start Your Application' }).first();
  await expect(start.locator('xpath=../p')).toContainText('No account, nothing to sign.');
  await start.click();
  const heading = page.getByRole('heading', { name: 'Send us a message about Personal Funding' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(form(page)).toContainText('Later you bring: ID, proof of income.');
});

test('an unknown product in the address chooses nothing, and is not named', async ({ page }) => {
  await page.goto('/contactus?loanType=boat');
  await expect(form(page).getByLabel('Kind of funding (optional)')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Send us a message', exact: true })).toBeVisible();
  await expect(form(page)).not.toContainText('Later you bring');
});
