import { field } from '../support/contactForm.ts';
import { tab, tabPanel } from '../support/faq.ts';
import { hamburger, languageLink, phoneMenu, picker } from '../support/menus.ts';
import { company, en, inLanguage, siteUrl, translation } from '../support/site.ts';
import { desktop, expect, type Page, phone, test, watchFocus } from '../support/test.ts';

const { tag, name, words } = translation;
const label = words.t('common:language.label');
/** Chooses the translation on an English page. */
const choose = async (page: Page) => {
  await picker(page).click();
  await languageLink(page, translation).click();
};
const languageOf = (page: Page) => page.locator('html');
/** The live region that announces the title of the page. */
const announcement = (page: Page) => page.locator('[aria-live]').first();

for (const viewport of [phone, desktop]) {
  test.describe(`the language picker at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('lists every language by its own name and marks the current one', async ({ page }) => {
      await page.goto(inLanguage('/resources/faq', translation));
      await picker(page, words.t).click();
      const list = page.getByRole('banner').getByRole('navigation', { name: label });
      const english = list.getByRole('link', { name: 'English' });
      await expect(english).toHaveAttribute('href', '/resources/faq');
      await expect(english).toHaveAttribute('hreflang', 'en');
      await expect(english.getByText('English')).toHaveAttribute('lang', 'en');
      await expect(english).not.toHaveAttribute('aria-current');
      const current = list.getByRole('link', { name, exact: true });
      await expect(current).toHaveAttribute('aria-current', 'true');
      await expect(current.getByText(name)).toHaveAttribute('lang', tag);
    });

    test('is closed by Escape, by a click elsewhere and by leaving it', async ({ page }) => {
      await page.goto('/');
      const link = languageLink(page, translation);
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
  await field(page, 'name').fill('Ngozi');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await choose(page);
  await expect(page).toHaveURL(inLanguage('/contactus?loanType=car#office', translation));
  await expect(languageOf(page)).toHaveAttribute('lang', tag);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.t('contact:page.title'));
  await expect(page).toHaveTitle(`${words.t('contact:page.title')} – ${company.brand}`);
  await expect(page.locator('input[name="name"]')).toHaveValue('Ngozi');
  await expect(page.locator('select')).toHaveValue('car');
  await expect(picker(page, words.t)).toBeFocused();
  expect(loads).toEqual([]);
});

/** Three ways to change the language of a page, each from a focused link, and what has the focus then. */
const changes = [
  {
    name: 'in the header',
    viewport: desktop,
    async reach(page: Page) {
      await picker(page).press('Enter');
      return languageLink(page, translation);
    },
    focused: (page: Page) => picker(page, words.t),
  },
  {
    name: 'in the menu on a phone',
    viewport: phone,
    async reach(page: Page) {
      await hamburger(page).press('Enter');
      return phoneMenu(page).getByRole('link', { name, exact: true });
    },
    focused: (page: Page) => page.getByRole('button', { name: words.t('common:menu.open') }),
  },
  {
    name: 'in the footer',
    viewport: desktop,
    reach: async (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
    focused: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
  },
];

for (const { name: place, viewport, reach, focused } of changes)
  test(`a change of language ${place} is announced in it, and keeps the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/company');
    const choice = await reach(page);
    await choice.focus();
    const visited = await watchFocus(page);
    await choice.press('Enter');
    const title = `${words.t('company:all.title')} – ${company.brand}`;
    await expect(announcement(page)).toHaveText(title);
    await expect(announcement(page).getByText(title)).toHaveAttribute('lang', tag);
    await expect(focused(page)).toBeFocused();
    // A control that gets the focus earlier still has its name in the previous language.
    for (const visit of await visited()) expect(visit).toMatch(new RegExp(`^${tag} `));
  });

test('the link of a draft to the English page leads to its heading', async ({ page }) => {
  await page.goto(inLanguage('/company', translation));
  await page.getByRole('link', { name: words.t('common:language.draft.source') }).press('Enter');
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcement(page)).toHaveText(`${en('company:all.title')} – ${company.brand}`);
});

test('a change of language keeps scroll position, open answers and tab', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/resources/faq');
  await tab(page, 'customer-service').click();
  // The panel may appear after the click.
  await expect(tabPanel(page, 'customer-service')).toBeVisible();
  const questions = page.getByRole('tabpanel').getByRole('button');
  await questions.nth(3).click();
  const place = async () => (await questions.nth(3).boundingBox())?.y ?? Number.NaN;
  await questions.nth(3).evaluate((question) => question.scrollIntoView({ block: 'center' }));
  const before = await place();
  await choose(page);
  await expect(languageOf(page)).toHaveAttribute('lang', tag);
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(questions.nth(3)).toHaveAttribute('aria-expanded', 'true');
  // The texts above have another length now; scroll anchoring keeps the position.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(phone.height / 4);
});

test('Back returns to the previous language', async ({ page }) => {
  await page.goto('/company/about');
  await choose(page);
  await expect(page.locator('title')).toHaveAttribute('lang', tag);
  await expect(page).toHaveURL(inLanguage('/company/about', translation));
  await page.goBack();
  await expect(page).toHaveURL('/company/about');
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${en('company:about.title')} – ${company.brand}`);
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
  expect(english).toContain(`${tag} ${siteUrl}${inLanguage('/resources/faq', translation)}`);
  expect(english).toContain(`x-default ${siteUrl}/resources/faq`);
  await page.goto(inLanguage('/resources/faq', translation));
  await expect(languageOf(page)).toHaveAttribute('lang', tag);
  expect(await alternates()).toEqual(english);
});

test('a page with English text has the English page as canonical', async ({ page }) => {
  await page.goto(inLanguage('/privacy/scope', translation));
  await expect(
    page.getByRole('heading', { level: 1 }).getByText(en('policy-scope:page.title')),
  ).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${siteUrl}/privacy/scope`,
  );
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
  await expect(page.locator('title')).toHaveAttribute('lang', 'en');
});
