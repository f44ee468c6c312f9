import { fillIn, submit } from '../support/contactForm.ts';
import { answer, questionText } from '../support/faq.ts';
import { link } from '../support/menus.ts';
import { allPagePaths, en, languages, somePaths } from '../support/site.ts';
import { desktop, expect, isTooWide, notFoundMessage, phone, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Opens pages without script. */
function testWithoutScript(language: string, paths: readonly string[]): void {
  test(`pages in ${language} can be read, and their menu followed`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link'), path).not.toHaveCount(0);
    }
  });
}

for (const { name, tag } of languages) testWithoutScript(name, somePaths(tag));

test.describe('all pages', { tag: '@nightly' }, () => {
  for (const { name, tag } of languages) testWithoutScript(name, allPagePaths(tag));
});

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('every answer of the FAQ is there to read', async ({ page }) => {
      await page.goto('/resources/faq');
      await expect(answer(page, 'reach')).toBeVisible();
      await expect(page.getByRole('heading', { name: questionText('reach') })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });

    test('the header has every link of the menu and every language', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      for (const name of ['car', 'values', 'team', 'faq', 'contact'] as const) {
        const box = await link(header, name).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      for (const { name } of languages)
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(header.getByRole('button')).toHaveCount(0);
      expect(await isTooWide(page)).toBe(false);
    });

    test('the skip link leads past the header', async ({ page }) => {
      await page.goto('/product/car-loans');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/product/car-loans#main');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('a page that is too wide is detected', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').evaluate((header) => {
        header.style.inlineSize = '200vw';
      });
      expect(await isTooWide(page)).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the sections of the policy are there without a drawer', async ({ page }) => {
    await page.goto('/privacy/terms-conditions');
    await expect(page.getByRole('button')).toHaveCount(0);
    const sections = page.getByRole('navigation', { name: en('privacy:sidebar.title') });
    await sections.getByText(en('privacy:sections.complaints')).click();
    await expect(page).toHaveURL('/privacy/complaints');
  });
});

test('the form is sent by the browser, and the service answers', async ({ page }) => {
  await page.goto('/contactus');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/f\/sample/);
});

test('an unknown path shows the error page with links', async ({ page, watch }) => {
  watch.expectedMessages.push(notFoundMessage);
  await page.goto('/no/such/page');
  await expect(page.getByText(en('errors:page.notFound'))).toBeVisible();
  await expect(link(page.getByRole('banner'), 'faq')).toBeVisible();
  await page.getByRole('link', { name: en('errors:page.home') }).click();
  await expect(page).toHaveURL('/');
});
