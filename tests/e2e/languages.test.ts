import { company, siteUrl } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

const picker = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(?:Language|Èdè)/ });
const choose = async (page: Page, name: string) => {
  await picker(page).click();
  await page.getByRole('banner').getByRole('link', { name }).click();
};
const languageOf = (page: Page) => page.locator('html');

for (const viewport of [phone, desktop]) {
  test.describe(`the language picker at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('lists every language by its own name and marks the current one', async ({ page }) => {
      await page.goto('/yo/resources/faq');
      await picker(page).click();
      const list = page.getByRole('banner').getByRole('navigation', { name: 'Èdè' });
      const english = list.getByRole('link', { name: 'English' });
      await expect(english).toHaveAttribute('href', '/resources/faq');
      await expect(english).toHaveAttribute('hreflang', 'en');
      await expect(english.getByText('English')).toHaveAttribute('lang', 'en');
      await expect(english).not.toHaveAttribute('aria-current');
      const yoruba = list.getByRole('link', { name: 'Yorùbá' });
      await expect(yoruba).toHaveAttribute('aria-current', 'true');
      await expect(yoruba.getByText('Yorùbá')).toHaveAttribute('lang', 'yo');
    });

    test('is closed by Escape, by a click elsewhere and by leaving it', async ({ page }) => {
      await page.goto('/');
      const link = page.getByRole('banner').getByRole('link', { name: 'Yorùbá' });
      await picker(page).press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(picker(page)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(link).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(link).toBeHidden();
      await picker(page).click();
      await page.mouse.click(5, viewport.height - 5);
      await expect(link).toBeHidden();
    });
  });
}

test('a change of language keeps page, form values, query, hash and focus', async ({ page }) => {
  await page.goto('/contactus?loanType=car#office');
  await expect(page.locator('#office')).toBeFocused();
  await page.getByLabel('Name').fill('Ngozi');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await choose(page, 'Yorùbá');
  await expect(page).toHaveURL('/yo/contactus?loanType=car#office');
  await expect(languageOf(page)).toHaveAttribute('lang', 'yo');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
  await expect(page).not.toHaveTitle(/Contact us/);
  await expect(page.locator('input[name="name"]')).toHaveValue('Ngozi');
  await expect(page.locator('select')).toHaveValue('car');
  await expect(picker(page)).toBeFocused();
  expect(loads).toEqual([]);
});

test('a change of language keeps scroll position, open answers and tab', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/resources/faq');
  await page.getByRole('tab', { name: 'Customer Service' }).click();
  // The panel may appear after the click.
  await expect(page.getByRole('tabpanel', { name: 'Customer Service' })).toBeVisible();
  const questions = page.getByRole('tabpanel').getByRole('button');
  await questions.nth(3).click();
  const place = async () => (await questions.nth(3).boundingBox())?.y ?? Number.NaN;
  await questions.nth(3).evaluate((question) => question.scrollIntoView({ block: 'center' }));
  const before = await place();
  await choose(page, 'Yorùbá');
  await expect(languageOf(page)).toHaveAttribute('lang', 'yo');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(questions.nth(3)).toHaveAttribute('aria-expanded', 'true');
  // The texts above have another length now; scroll anchoring keeps the position.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(phone.height / 4);
});

test('Back returns to the previous language', async ({ page }) => {
  await page.goto('/company/about');
  await choose(page, 'Yorùbá');
  await expect(page).toHaveURL('/yo/company/about');
  await page.goBack();
  await expect(page).toHaveURL('/company/about');
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`About Us – ${company.brand}`);
});

test('the hreflang links of a page and its translations are the same', async ({ page }) => {
  const alternates = () =>
    page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
  await page.goto('/resources/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const english = await alternates();
  expect(english).toContain(`en ${siteUrl}/resources/faq`);
  expect(english).toContain(`yo ${siteUrl}/yo/resources/faq`);
  expect(english).toContain(`x-default ${siteUrl}/resources/faq`);
  await page.goto('/yo/resources/faq');
  await expect(languageOf(page)).toHaveAttribute('lang', 'yo');
  expect(await alternates()).toEqual(english);
});

test('a page with English text has the English page as canonical', async ({ page }) => {
  await page.goto('/yo/privacy/scope');
  await expect(
    page.getByRole('heading', { level: 1 }).getByText('Scope of this policy'),
  ).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${siteUrl}/privacy/scope`,
  );
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
  await expect(page.locator('title')).toHaveAttribute('lang', 'en');
});
