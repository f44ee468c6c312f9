import { expect, type Page, test } from '../support/test.ts';

/** What only the browser can know: whether it may load the map. */
const ofTheBrowser = /<iframe[^>]*><\/iframe>/g;

async function htmlOf(page: Page): Promise<string> {
  const html = await page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');
  return html.replace(ofTheBrowser, '');
}

/** What the build wrote into the page; read on an empty page, whose policy lets text become HTML. */
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

/** What is left without the states that Radix adds, which only its script answers for. */
function withoutStates(html: string): string {
  return html.replace(/ (tabindex|aria-controls|style)="[^"]*"/g, '');
}

/** Compares pages as the build wrote them with what they are once the application has them. */
export function testHydration(language: string, paths: readonly string[]): void {
  // A wrong attribute or text would be an error on the console, which fails any test.
  test(`pages in ${language} are hydrated without a change`, async ({ page }) => {
    const emptyPage = await page.context().newPage();
    // A page behind another one is drawn once a second.
    await page.bringToFront();
    await page.goto('/');
    // The suggestion of another language is no part of the page.
    await page.evaluate(() => localStorage.setItem('language-suggestion', 'dismissed'));
    for (const path of paths) {
      const built = await builtHtmlOf(emptyPage, path);
      expect(built, path).toContain('<h1');
      await page.goto(path);
      expect(withoutStates(await htmlOf(page)), path).toBe(withoutStates(built));
    }
  });
}
