import { field, submit } from '../support/contactForm.ts';
import { hamburger, section } from '../support/menus.ts';
import { mirrored } from '../support/pseudoLanguages.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** Brings the loaded page to the state of the picture. */
type Reach = (page: Page) => Promise<unknown>;

const openMenu: Reach = (page) => section(page, 'products').press('Enter');
const openDrawer: Reach = (page) => hamburger(page).press('Enter');
const sendNothing: Reach = async (page) => {
  await submit(page).press('Enter');
  await expect(field(page, 'name')).toBeFocused();
};

const rightToLeft = `${process.env.PSEUDO_SITE}/${mirrored.tag}`;

/** The name of a picture says whether it is of the dark scheme. */
const pictures: readonly (readonly [string, path: string, size: typeof phone, reach?: Reach])[] = [
  ['home', '/', desktop],
  ['home-dark', '/', phone],
  ['product', '/product/car-loans', phone],
  ['product-dark', '/product/business-loans', desktop],
  ['menu', '/company/chooseus', desktop, openMenu],
  ['drawer-dark', '/company/family', phone, openDrawer],
  ['form-with-errors', '/contactus', desktop, sendNothing],
  ['policy', '/privacy/scope', desktop],
  ['right-to-left', rightToLeft, desktop],
  ['right-to-left-faq', `${rightToLeft}/resources/faq`, phone],
];

const renewal = 'NIGHTLY=1 npm run e2e -- e2e/appearance --update-snapshots';

for (const [name, path, size, reach] of pictures)
  test(`the page looks as reviewed: ${name}`, { tag: '@nightly' }, async ({ page }) => {
    const colorScheme = name.endsWith('-dark') ? 'dark' : 'light';
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await reach?.(page);
    await expect(page, `If it is right, renew it: ${renewal}`).toHaveScreenshot(`${name}.png`);
  });
