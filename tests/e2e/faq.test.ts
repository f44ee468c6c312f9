import { answer, question, questionKeys, tab, tabPanel } from '../support/faq.ts';
import { company, en, figureText } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ page }) => page.goto('/resources/faq'));

test('two tabs hold five questions each', async ({ page }) => {
  await expect(page.getByRole('tablist', { name: en('faq:tabsLabel') })).toBeVisible();
  for (const name of ['loan-options', 'customer-service'] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(tabPanel(page, name).getByRole('button')).toHaveCount(5);
  }
});

test('each question opens and closes on its own, and stays open when the tab changes', async ({
  page,
}) => {
  await question(page, 'kinds').click();
  await expect(answer(page, 'kinds')).toBeVisible();
  // Only now: the opening answer moves the second question.
  await question(page, 'amount').click();
  await expect(answer(page, 'amount')).toBeVisible();
  await question(page, 'kinds').click();
  await expect(question(page, 'kinds')).toHaveAttribute('aria-expanded', 'false');
  await expect(answer(page, 'kinds')).toBeHidden();
  await tab(page, 'customer-service').click();
  await tab(page, 'loan-options').click();
  await expect(answer(page, 'amount')).toBeVisible();
});

test('what this lender offers comes before loans in general', async ({ page }) => {
  for (const name of ['interest', 'amount', 'approval'] as const) {
    await question(page, name).click();
    await expect(answer(page, name).locator('xpath=../p')).toHaveText([
      en(`${questionKeys[name]}.answer`),
      en(`${questionKeys[name]}.general`),
    ]);
  }
});

test('arrow keys move between the tabs, Tab goes on to the questions', async ({ page }) => {
  await tab(page, 'loan-options').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'customer-service')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page, 'reach')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 'reach')).toBeVisible();
});

test('a cancelled press on a tab selects nothing', async ({ page }) => {
  await tab(page, 'customer-service').hover();
  await page.mouse.down();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await expect(tab(page, 'loan-options')).toHaveAttribute('aria-selected', 'true');
});

test('a link to a question opens its tab and answer and focuses it', async ({ page }) => {
  await page.goto('/resources/faq?linked#how-do-i-complain');
  await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
  await expect(answer(page, 'complain')).toContainText(figureText('concernAnswer'));
  await expect(question(page, 'complain')).toBeFocused();
});

test('find-in-page finds closed answers and opens them', async ({ page }) => {
  const panel = answer(page, 'kinds').locator('xpath=..');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(question(page, 'kinds')).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 'kinds')).toBeVisible();
});

test('five cards tell how to reach the company, and a notice leads to the terms of a loan', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: en('faq:contact.title') });
  const cards = main(page).locator('section').filter({ has: heading });
  await expect(cards.getByRole('term')).toHaveCount(5);
  await expect(cards.getByText(en('common:hours.text'))).toBeVisible();
  const digits = company.phone.replace(/\D/g, '');
  const addresses = [`tel:+${digits}`, `https://wa.me/${digits}`, `mailto:${company.email}`];
  for (const address of [...addresses, company.map.link])
    await expect(cards.locator(`a[href="${address}"]`), address).toBeVisible();
  await main(page).getByText(en('faq:notice')).getByRole('link').first().click();
  await expect(page).toHaveURL('/product/car-loans');
});
