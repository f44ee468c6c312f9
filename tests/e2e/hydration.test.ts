import { allPagePaths, languages, somePaths } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Rendered in the browser alone: the map depends on its settings. */
const ofTheBrowser = /<iframe[^>]*><\/iframe>/g;

async function htmlOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');
  return html.replace(ofTheBrowser, '');
}

/** The prerendered HTML, parsed on an empty page: the site's Trusted Types forbid parsing. */
async function builtHtmlOf(emptyPage: Page, path: string): Promise<string> {
  const response = await emptyPage.request.get(path);
  const html = await emptyPage.evaluate(
    (text) => {
      const built = new DOMParser().parseFromString(text, 'text/html');
      return built.getElementById('root')?.innerHTML ?? '';
    },
    await response.text(),
  );
  return html.replace(ofTheBrowser, '');
}

/** The HTML without the attributes that Radix adds in the browser. */
function withoutStates(html: string): string {
  return html.replace(/ (tabindex|aria-controls|style)="[^"]*"/g, '');
}

/** Compares the prerendered HTML of pages with their DOM after hydration. */
function testHydration(language: string, paths: readonly string[]): void {
  // A different text is an error on the console; for attributes see `hydrationWarnings.test.ts`.
  test(`pages in ${language} are hydrated without a change`, async ({ page }) => {
    const emptyPage = await page.context().newPage();
    // A page in the background is rendered once per second.
    await page.bringToFront();
    // The company's statistics, which are in view at once, would count up meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      const built = await builtHtmlOf(emptyPage, path);
      expect(built, path).toContain('<h1');
      await page.goto(path);
      expect(withoutStates(await htmlOf(page)), path).toBe(withoutStates(built));
    }
  });
}

for (const { name, tag } of languages) testHydration(name, somePaths(tag));

test('a page that hydration changes is detected', async ({ page, watch }) => {
  watch.expectedErrors.push(/Minified React error #418/);
  await page.route('/company/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</h1>', ' and more</h1>') });
  });
  const error = page.waitForEvent('pageerror');
  await page.goto('/company/about');
  expect((await error).message).toContain('#418');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('and more');
});

test.describe('all pages', { tag: '@nightly' }, () => {
  for (const { name, tag } of languages) testHydration(name, allPagePaths(tag));
});
