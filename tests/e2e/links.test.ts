import { footerLink, languageLink, picker } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { delayRequests, desktop, expect, type Page, test } from '../support/test.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link within the site is followed without loading a page', async ({ page }) => {
  await page.goto('/company');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  expect(loads).toEqual([]);
});

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`a link clicked with ${key} opens in another tab or window`, async ({ page }) => {
    await page.goto('/company');
    const other = page.context().waitForEvent('page');
    await footerLink(page, 'faq').click({ modifiers: [key] });
    await expect(heading(await other)).toHaveText(en('faq:page.title'));
    await expect(page).toHaveURL('/company');
  });
}

test('language links include query and hash', async ({ page }) => {
  await page.goto('/contactus?loanType=car#office');
  await expect(page.locator('#office')).toBeFocused();
  await picker(page).click();
  await expect(languageLink(page, translation)).toHaveAttribute(
    'href',
    inLanguage('/contactus?loanType=car#office', translation),
  );
});

test('the last of two followed links wins', async ({ page }) => {
  await page.goto('/company');
  const letPass = await delayRequests(page, '**/translations/policies-*');
  const answered = page.waitForResponse('**/translations/policies-*');
  await footerLink(page, 'privacy').click();
  await footerLink(page, 'about').click();
  await expect(heading(page)).toHaveText(en('company:about.title'));
  letPass();
  await answered;
  await expect(heading(page)).toHaveText(en('company:about.title'));
  await expect(page).toHaveURL('/company/about');
});
