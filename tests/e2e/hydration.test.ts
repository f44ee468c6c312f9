import {
  englishPaths,
  inLanguage,
  isNightlyPath,
  languages,
  pathsOfPages,
  translation,
} from '../support/sources.ts';
import {
  delayRequests,
  desktop,
  expect,
  heading,
  hydrated,
  type Page,
  phone,
  test,
} from '../support/test.ts';

/** The map, which only the browser renders, and attributes that Radix adds in the browser. */
const ofTheBrowser = /<iframe[^>]*><\/iframe>| (?:tabindex|aria-controls|style)="[^"]*"/g;

/** Compares the prerendered HTML of pages with their DOM after hydration. */
function testHydration(name: string, paths: readonly string[], tag: readonly string[] = []): void {
  // A different text is also an error on the console; a different attribute is not.
  test(`${name} are hydrated without a change`, { tag: [...tag] }, async ({ page }) => {
    // The application starts later than this, after the images.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.built = document.getElementById('root')?.innerHTML;
      });
    });
    // Otherwise the company's statistics, which are in view at once, would count up.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      const [built = '', adopted] = await page.evaluate(() => [
        document.documentElement.dataset.built,
        document.getElementById('root')?.innerHTML,
      ]);
      expect(built, path).toContain('<h1');
      expect(adopted?.replace(ofTheBrowser, ''), path).toBe(built.replace(ofTheBrowser, ''));
    }
  });
}

testHydration('the kinds of pages, and two of a translation,', [
  ...englishPaths.filter((path) => !isNightlyPath(path)),
  inLanguage('/product/car-loans', translation),
  inLanguage('/privacy/scope', translation),
]);
for (const { name, tag } of languages)
  testHydration(`all pages in ${name}`, pathsOfPages(tag), ['@nightly']);

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
  await expect(heading(page)).not.toContainText('and more');
});

/** The cumulative layout shift since the first paint. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without a shift there is no entry.
      setTimeout(() => resolve([]), 100);
    });
    // TypeScript has no type for a layout shift.
    return entries.reduce((sum, entry) => sum + Number(entry.toJSON().value), 0);
  });
}

/** The maximum layout shift where Inter breaks a line elsewhere. */
const limit = 0.02;

for (const [index, language] of languages.entries())
  for (const [turn, viewport] of [phone, desktop].entries()) {
    // A phone in English and a desktop in the next language stand for the others.
    const tag = index < 2 && index % 2 === turn ? [] : ['@nightly'];
    const title = `the layout is stable in ${language.name} at ${viewport.width}`;
    test(`${title}, and the page uses one font`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of ['/', '/product/car-loans', '/resources/faq', '/contactus']) {
        const letPass = await delayRequests(page, '**/*.woff2');
        await page.goto(inLanguage(path, language), { waitUntil: 'commit' });
        await hydrated(page, { withFont: false });
        letPass();
        await hydrated(page);
        await page.unroute('**/*.woff2');
        expect(await layoutShift(page), path).toBeLessThanOrEqual(limit);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCSS('font-family', /^Inter,/);
      }
    });
  }
