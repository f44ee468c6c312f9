import { fillIn, submit } from '../support/contactForm.ts';
import { allPagePaths, languages, somePaths } from '../support/site.ts';
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
      await expect(page.getByText('Call or chat on')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How do I reach you?' })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });

    test('the header has every link of the menu and every language', async ({ page }) => {
      await page.goto('/');
      const header = page.getByRole('banner');
      for (const name of ['Auto Funding', 'Our Values', 'Our Team', 'FAQ', 'Contact']) {
        const box = await header.getByRole('link', { name, exact: true }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      for (const { name } of languages)
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(header.getByRole('button')).toHaveCount(0);
      expect(await isTooWide(page)).toBe(false);
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
    await page.getByRole('navigation', { name: 'Privacy policy' }).getByText('Complaints').click();
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
  await expect(page.getByText('There is no page at this address')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
