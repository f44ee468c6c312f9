import { answer, question, questionKeys, tab, tabPanel } from '../support/faq.ts';
import { company, en, figureText } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ page }) => page.goto('/resources/faq'));

test('two tabs hold five questions each', async ({ page }) => {
  await expect(page.getByRole('tablist', { name: en('faq:tabsLabel') })).toBeVisible();
  await expect(tab(page, 'loan-options')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('button')).toHaveCount(5);
  await tab(page, 'customer-service').click();
  await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('button')).toHaveCount(5);
  await expect(tabPanel(page, 'customer-service')).toBeVisible();
});

for (const forcedColors of ['none', 'active'] as const)
  test(`the selected tab is marked, with forced colours ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    const edgeOf = (name: 'loan-options' | 'customer-service') =>
      tab(page, name).evaluate((element) => getComputedStyle(element).borderBlockEndColor);
    expect(await edgeOf('loan-options')).not.toBe(await edgeOf('customer-service'));
  });

test('each question opens and closes on its own', async ({ page }) => {
  const first = question(page, 'kinds');
  const second = question(page, 'amount');
  await first.click();
  await expect(answer(page, 'kinds')).toBeVisible();
  // Only now: the opening answer moves the second question.
  await second.click();
  await expect(answer(page, 'amount')).toBeVisible();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(answer(page, 'kinds')).toBeHidden();
  await expect(answer(page, 'amount')).toBeVisible();
});

for (const name of ['interest', 'amount', 'approval'] as const)
  test(`${name}: what this lender offers comes before loans in general`, async ({ page }) => {
    await question(page, name).click();
    const parts = answer(page, name).locator('xpath=../p');
    await expect(parts).toHaveText([
      en(`${questionKeys[name]}.answer`),
      en(`${questionKeys[name]}.general`),
    ]);
  });

test('arrow keys move between the tabs, Tab goes on to the questions', async ({ page }) => {
  await tab(page, 'loan-options').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'customer-service')).toBeFocused();
  await expect(tabPanel(page, 'customer-service')).toBeVisible();
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

test('open answers stay open when the tab changes', async ({ page }) => {
  await question(page, 'kinds').click();
  await tab(page, 'customer-service').click();
  await tab(page, 'loan-options').click();
  await expect(answer(page, 'kinds')).toBeVisible();
});

test('a link to a question opens its tab and answer and focuses it', async ({ page }) => {
  await page.goto('/');
  await page.goto('/resources/faq#how-do-i-complain');
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

test('a notice says that the product pages state the terms, and leads to them', async ({
  page,
}) => {
  const notice = main(page).getByText(en('faq:notice'));
  await expect(notice).toBeVisible();
  await notice.getByRole('link').first().click();
  await expect(page).toHaveURL('/product/car-loans');
});

test('five cards tell how to reach the company', async ({ page }) => {
  const heading = page.getByRole('heading', { name: en('faq:contact.title') });
  const cards = main(page).locator('section').filter({ has: heading });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(cards.getByRole('link', { name: en('faq:contact.call.link') })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  );
  await expect(cards.getByRole('link', { name: en('faq:contact.chat.link') })).toHaveAttribute(
    'href',
    'https://wa.me/2348000000000',
  );
  await expect(cards.getByRole('link', { name: en('faq:contact.email.link') })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(cards.getByText(en('common:hours.text'))).toBeVisible();
  await expect(cards.getByRole('link', { name: en('faq:contact.visit.link') })).toHaveAttribute(
    'href',
    /^https:/,
  );
});
