import { field, submit } from '../support/contactForm.ts';
import { hamburger, phoneMenu, section } from '../support/menus.ts';
import { mirrored } from '../support/pseudoLanguages.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** Brings the loaded page into the state of the picture. */
type Reach = (page: Page) => Promise<unknown>;

const openMenu: Reach = (page) => section(page, 'products').press('Enter');
const openDrawer: Reach = (page) => hamburger(page).press('Enter');
const sendNothing: Reach = async (page) => {
  await submit(page).press('Enter');
  await expect(field(page, 'name')).toBeFocused();
};

const rightToLeft = `/${mirrored.tag}`;

/** The pictures, also of the README. Names of those in the dark scheme or in forced colours say so at their end. */
const pictures: readonly (readonly [string, path: string, size: typeof phone, reach?: Reach])[] = [
  ['home', '/', desktop],
  ['home-dark', '/', phone],
  ['product', '/product/car-loans', phone],
  ['product-dark', '/product/business-loans', desktop],
  ['menu', '/company/chooseus', desktop, openMenu],
  ['drawer-dark', '/company/family', phone, openDrawer],
  ['form-with-errors', '/contactus', desktop, sendNothing],
  ['form-with-errors-forced', '/contactus', desktop, sendNothing],
  ['policy', '/privacy/scope', desktop],
  ['yoruba', '/yo/resources/faq', phone],
  ['right-to-left', rightToLeft, desktop],
  ['right-to-left-faq', `${rightToLeft}/resources/faq`, phone],
];

const renewal = 'npx playwright test --config tests e2e/appearance --update-snapshots';

for (const [name, path, size, reach] of pictures)
  test.describe(() => {
    test.use({ build: path.startsWith(rightToLeft) ? 'pseudo' : 'plain' });

    test(`the page looks as reviewed: ${name}`, { tag: '@nightly' }, async ({ page }) => {
      const colorScheme = name.endsWith('-dark') ? 'dark' : 'light';
      await page.setViewportSize(size);
      const forcedColors = name.endsWith('-forced') ? 'active' : 'none';
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
      await page.goto(path);
      await reach?.(page);
      await expect(page, `If it is right, renew it: ${renewal}`).toHaveScreenshot(`${name}.png`);
    });
  });

test('answers, drawer and menu move, but not where motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, () => performance.mark('movement'));
  });
  const movements = () => page.evaluate(() => performance.getEntriesByName('movement').length);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(phone);
    await page.goto('/resources/faq');
    await page.getByRole('tabpanel').getByRole('button').first().click();
    if (reducedMotion === 'no-preference') await expect.poll(movements).toBeGreaterThan(0);
    await hamburger(page).click();
    await expect(phoneMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktop);
    await section(page, 'products').press('Enter');
    await expect(section(page, 'products')).toHaveAttribute('aria-expanded', 'true');
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await movements()).toBe(0);
});
