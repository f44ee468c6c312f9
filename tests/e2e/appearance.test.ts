import { field, submit } from '../support/contactForm.ts';
import { hamburger, section } from '../support/menus.ts';
import { mirrored } from '../support/pseudoLanguages.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly viewport: typeof phone;
  readonly colorScheme?: 'light' | 'dark';
  /** Brings the loaded page to the state of the picture. */
  reach?(page: Page): Promise<unknown>;
}

const pictures: readonly Picture[] = [
  { name: 'home', path: '/', viewport: desktop },
  { name: 'home-dark', path: '/', viewport: phone, colorScheme: 'dark' },
  { name: 'product', path: '/product/car-loans', viewport: phone },
  { name: 'product-dark', path: '/product/business-loans', viewport: desktop, colorScheme: 'dark' },
  {
    name: 'menu',
    path: '/company/chooseus',
    viewport: desktop,
    reach: (page) => section(page, 'products').press('Enter'),
  },
  {
    name: 'drawer-dark',
    path: '/company/family',
    viewport: phone,
    colorScheme: 'dark',
    reach: (page) => hamburger(page).press('Enter'),
  },
  {
    name: 'form-with-errors',
    path: '/contactus',
    viewport: desktop,
    async reach(page) {
      await submit(page).press('Enter');
      await expect(field(page, 'name')).toBeFocused();
    },
  },
  { name: 'policy', path: '/privacy/scope', viewport: desktop },
];

const mirroredPictures: readonly Picture[] = [
  { name: 'right-to-left', path: `/${mirrored.tag}`, viewport: desktop },
  { name: 'right-to-left-faq', path: `/${mirrored.tag}/resources/faq`, viewport: phone },
];

const renewal = 'NIGHTLY=1 npm run e2e -- e2e/appearance --update-snapshots';

function testPicture({ name, path, viewport, colorScheme = 'light', reach }: Picture): void {
  test(`${path} looks as reviewed (${name})`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await reach?.(page);
    await expect(page, `If it is right, renew it: ${renewal}`).toHaveScreenshot(`${name}.png`);
  });
}

for (const picture of pictures) testPicture(picture);

test.describe('from right to left', () => {
  test.use({ site: process.env.PSEUDO_SITE ?? '' });
  for (const picture of mirroredPictures) testPicture(picture);
});
