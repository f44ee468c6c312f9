import { allPagePaths, inLanguage, languages, pagePaths, translation } from '../support/site.ts';
import {
  delayRequests,
  desktop,
  expect,
  hydrated,
  type Page,
  phone,
  test,
} from '../support/test.ts';

/** Without the map, which the browser alone renders, and the attributes that Radix adds there. */
const ofTheBrowser = /<iframe[^>]*><\/iframe>| (?:tabindex|aria-controls|style)="[^"]*"/g;

async function htmlOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');
  return html.replace(ofTheBrowser, '');
}

/** The prerendered HTML, parsed on an empty page: the site's Trusted Types forbid parsing. */
async function builtHtmlOf(emptyPage: Page, path: string): Promise<string> {
  const html = await emptyPage.evaluate(
    (text) => {
      const built = new DOMParser().parseFromString(text, 'text/html');
      return built.getElementById('root')?.innerHTML ?? '';
    },
    await (await emptyPage.request.get(path)).text(),
  );
  return html.replace(ofTheBrowser, '');
}

/** Compares the prerendered HTML of pages with their DOM after hydration. */
function testHydration(name: string, paths: readonly string[], tag: readonly string[] = []): void {
  // A different text is an error on the console, too; a different attribute is not.
  test(`${name} are hydrated without a change`, { tag: [...tag] }, async ({ page }) => {
    const emptyPage = await page.context().newPage();
    // A page in the background is rendered once per second.
    await page.bringToFront();
    // The company's statistics, which are in view at once, would count up meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      const built = await builtHtmlOf(emptyPage, path);
      expect(built, path).toContain('<h1');
      await page.goto(path);
      expect(await htmlOf(page), path).toBe(built);
    }
  });
}

/** One page of each kind. */
const samples = pagePaths.filter(
  (path) => !/^\/privacy|\/company\/.|(?:personal|business)-/.test(path),
);

testHydration('the kinds of pages', [...samples, '/privacy/scope']);
testHydration(
  'pages of a translation',
  ['/product/car-loans', '/privacy/scope'].map((path) => inLanguage(path, translation)),
);
for (const { name, tag } of languages)
  testHydration(`all pages in ${name}`, allPagePaths(tag), ['@nightly']);

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

// A layout shift with its sources; TypeScript has no type for it.
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The cumulative layout shift since the first paint, and the texts that have moved. */
function layoutShift(page: Page): Promise<{ shift: number; moved: string }> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without a shift there is no entry.
      setTimeout(() => resolve([]), 100);
    });
    const shifts = entries.filter((entry): entry is LayoutShift => 'sources' in entry);
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => node?.textContent?.slice(0, 40)).join(', '),
    };
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
        const { shift, moved } = await layoutShift(page);
        expect(shift, `${path}: ${moved}`).toBeLessThanOrEqual(limit);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const)
          await expect(page.getByRole(landmark)).toHaveCSS('font-family', /^Inter,/);
      }
    });
  }
