import { company, figureText } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const question = (page: Page, name: RegExp) => page.getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');
/** A part of the answer about amounts. */
const amounts = `${figureText('faqAmountMin')} to ${figureText('faqAmountMax')}`;

test.beforeEach(({ page }) => page.goto('/resources/faq'));

test('two tabs hold five questions each', async ({ page }) => {
  await expect(page.getByRole('tablist', { name: 'Questions by topic' })).toBeVisible();
  await expect(tab(page, 'Loan Options')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('button')).toHaveCount(5);
  await tab(page, 'Customer Service').click();
  await expect(tab(page, 'Customer Service')).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('button')).toHaveCount(5);
  await expect(page.getByRole('tabpanel', { name: 'Customer Service' })).toBeVisible();
});

test('each question opens and closes on its own', async ({ page }) => {
  const first = question(page, /What kinds of loans/);
  const second = question(page, /How much can I borrow/);
  await first.click();
  await expect(page.getByText(/Secured loans stand on something/)).toBeVisible();
  // Only now: the opening answer moves the second question.
  await second.click();
  await expect(page.getByText(amounts)).toBeVisible();
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText(/Secured loans stand on something/)).toBeHidden();
  await expect(page.getByText(amounts)).toBeVisible();
});

for (const [name, own, general] of [
  [/What interest/, /10% per month/, /6% to 36%/],
  [/How much can I borrow/, /₦30\smillion.*₦50\smillion/, /\$1,000 to \$50,000/],
  [/How long does approval/, /within hours, or within the hour/, /several working days/],
] as const)
  test(`${name.source}: what this lender offers comes before loans in general`, async ({
    page,
  }) => {
    await question(page, name).click();
    const parts = main(page).locator('p:visible').filter({ hasText: own }).locator('xpath=../p');
    await expect(parts).toHaveText([own, general]);
    await expect(parts.first()).toHaveText(/^At Gada Funding: /);
    await expect(parts.last()).toHaveText(/^Loans in general: /);
  });

test('arrow keys move between the tabs, Tab goes on to the questions', async ({ page }) => {
  await tab(page, 'Loan Options').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Customer Service')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Customer Service' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question(page, /How do I reach you/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Call or chat on \+234/)).toBeVisible();
});

test('a cancelled press on a tab selects nothing', async ({ page }) => {
  await tab(page, 'Customer Service').hover();
  await page.mouse.down();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.up();
  await expect(tab(page, 'Loan Options')).toHaveAttribute('aria-selected', 'true');
});

test('open answers stay open when the tab changes', async ({ page }) => {
  await question(page, /What kinds of loans/).click();
  await tab(page, 'Customer Service').click();
  await tab(page, 'Loan Options').click();
  await expect(page.getByText(/Secured loans stand on something/)).toBeVisible();
});

test('a link to a question opens its tab and answer and focuses it', async ({ page }) => {
  await page.goto('/');
  await page.goto('/resources/faq#how-do-i-complain');
  await expect(tab(page, 'Customer Service')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByText(`We answer concerns within ${figureText('concernAnswer')}`),
  ).toBeVisible();
  await expect(question(page, /How do I complain/)).toBeFocused();
});

test('find-in-page finds closed answers and opens them', async ({ page }) => {
  const answer = page.getByText(/Secured loans stand on something/);
  await expect(answer.locator('xpath=..')).toHaveAttribute('hidden', 'until-found');
  await answer.locator('xpath=..').dispatchEvent('beforematch');
  await expect(question(page, /What kinds of loans/)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
});

test('a notice says that the product pages state the terms, and leads to them', async ({
  page,
}) => {
  const notice = main(page).getByText(
    /Figures after the words “Loans in general” are not our terms/,
  );
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Auto Funding' }).click();
  await expect(page).toHaveURL('/product/car-loans');
});

test('five cards tell how to reach the company', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Still have a question?' });
  const cards = main(page).locator('section').filter({ has: heading });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(cards.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  );
  await expect(cards.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/2348000000000',
  );
  await expect(cards.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', /^mailto:/);
  await expect(
    cards.getByText(`${figureText('openingTime')} to ${figureText('closingTime')}`),
  ).toBeVisible();
  await expect(cards.getByRole('link', { name: /map/ })).toHaveAttribute('href', /^https:/);
});
