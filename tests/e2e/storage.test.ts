import { fillIn } from '../support/contactForm.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { otherTranslation, translation } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', locale: translation.tag });

/** Everything stored by the site, except for cookies. */
function leftBehind(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys({ ...localStorage }).sort(),
    session: Object.keys({ ...sessionStorage }).sort(),
    caches: (await caches.keys()).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}

async function expectCaches(page: Page, number: number): Promise<void> {
  const count = () => caches.keys().then(({ length }) => length);
  await expect.poll(() => page.evaluate(count)).toBe(number);
}

/** The stored items that the policy lists, in its order. */
const told = {
  local: ['language', 'language-suggestion'],
  session: ['contact-message', 'reload-guard', 'scroll-positions'],
  caches: ['files', 'pages'],
};

test('the site stores what the policy lists, and no cookie', async ({ page, context }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: translation.words.t('common:language.suggestion.dismiss') })
    .click();
  await expectCaches(page, 2);
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await picker(page).click();
  await languageLink(page, otherTranslation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', otherTranslation.tag);
  await page.goto('/contactus');
  await fillIn(page);
  await page.mouse.wheel(0, 400);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The reload guard is only set where code is missing: see `missingChunks.test.ts`.
  const session = told.session.filter((key) => key !== 'reload-guard');
  expect(await leftBehind(page)).toEqual({ ...told, session, databases: [] });
  expect(await context.cookies()).toEqual([]);
});

test('the policy lists all stored items', async ({ page }) => {
  await page.goto('/privacy/personal-information');
  const section = page.locator('section').filter({ has: page.locator('#kept-in-your-browser') });
  await expect(section.getByRole('listitem')).toHaveCount(
    // The policy describes the two caches as one item.
    told.local.length + told.session.length + 1,
  );
});
