import { fillIn } from '../support/contactForm.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { translation } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('nothing is stored but the draft of the form and pages for reading offline', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await footerLink(page, 'contact').click();
  await fillIn(page);
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
  await page.mouse.wheel(0, 400);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline']);
  const stored = await page.evaluate(async () => ({
    local: Object.keys({ ...localStorage }),
    session: Object.keys({ ...sessionStorage }),
    databases: await indexedDB.databases(),
  }));
  expect(stored).toEqual({ local: [], session: ['contact-message'], databases: [] });
  expect(await context.cookies()).toEqual([]);
});

test('the policy lists both', async ({ page }) => {
  await page.goto('/privacy/personal-information');
  const section = page.locator('section').filter({ has: page.locator('#kept-in-your-browser') });
  await expect(section.getByRole('listitem')).toHaveText([/message/, /offline/]);
});
