import { lostTexts } from '../support/a11y/reflow.ts';
import { someFacts } from '../support/builds.ts';
import { accented, mirrored } from '../support/pseudoLanguages.ts';
import {
  company,
  english,
  englishPaths,
  inLanguage,
  isNightlyPath,
  missingPaths,
} from '../support/sources.ts';
import {
  desktop,
  expect,
  heading,
  notFoundMessage,
  type Page,
  phone,
  test,
} from '../support/test.ts';

test.use({ build: 'pseudo' });

/**
 * Texts of the page, also hidden ones and attributes, in letters of another language than marked.
 */
async function wrongVoices(page: Page, tag: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];
    const found = [...document.querySelectorAll('title, body, body *')].flatMap((element) => {
      if (element.matches('script, style, noscript, template')) return [];
      const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''));
      const lang = element.closest('[lang]')?.getAttribute('lang');
      const all = [...own, ...spoken.map((name) => element.getAttribute(name) ?? '')];
      return all.map((text) => ({ lang, text: text.trim() }));
    });
    return found.filter(({ text }) => text);
  });
  const { brand, phone, email, address, city } = company;
  // The header shows the language's tag as a code.
  const code = tag.toUpperCase();
  // An address has a place to break after its @.
  const set = Object.values(someFacts).flatMap((fact) => fact.split('@'));
  const facts = [brand, phone, email, ...email.split('@'), address, city, code, ...set];
  const withoutFacts = (text: string) =>
    facts.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
  return texts
    .map(({ lang, text }) => ({ lang, text: withoutFacts(text) }))
    .filter(({ lang, text }) =>
      lang === tag ? /[a-z]/i.test(text) : lang === 'en' && /\p{Script=Arabic}/u.test(text),
    )
    .map(({ lang, text }) => `${lang}: ${text}`);
}

/** Checks that pages have no texts from code, mark English ones, and lose none at 320 pixels. */
function testPages(paths: readonly string[], tag: readonly string[] = []): void {
  for (const language of [accented, mirrored])
    test(`${paths.join(' ')} are in ${language.tag}, mark English, and fit 320 pixels`, {
      tag: [...tag],
    }, async ({ page, watch }) => {
      watch.expectedMessages.push(notFoundMessage);
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize(desktop);
          await page.goto(inLanguage(path, { home: `/${language.tag}` }));
          await expect(heading(page)).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
          await expect(page.locator('html')).toHaveAttribute('dir', language.dir);
          expect(await wrongVoices(page, language.tag)).toEqual([]);
          const marked = page.locator('main [lang="en"]');
          if (language === mirrored) await expect(marked).not.toHaveCount(0);
          // Only a draft says that the English text governs.
          const notice = page.locator('main .callout [hreflang="en"]');
          await expect(notice).toHaveCount(language.status === 'draft' ? 1 : 0);
          // Without the direction provider Radix gives tabs and menu another direction than the
          // page's.
          const other = `:is(header, main) > * [dir]:not([dir="${language.dir}"], [lang], a)`;
          await expect(page.locator(other)).toHaveCount(0);
          await expect(page.locator('main [lang="en"]:not([dir="ltr"])')).toHaveCount(0);
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await lostTexts(page)).toEqual([]);
        });
    });
}

const all = [...englishPaths, ...missingPaths];
const daily = all.filter((path) => !isNightlyPath(path));
testPages(daily.slice(0, daily.length / 2));
testPages(daily.slice(daily.length / 2));
testPages(all.filter(isNightlyPath), ['@nightly']);

test('what is drawn along the text, and the drawer, follow the direction', async ({ page }) => {
  for (const { tag, dir } of [accented, mirrored]) {
    const sign = dir === 'rtl' ? '-' : '';
    await page.setViewportSize(phone);
    await page.goto(`/${tag}`);
    const arrow = page.locator('main li > a > svg').first();
    await expect(arrow).toHaveCSS('rotate', dir === 'rtl' ? '90deg' : '-90deg');
    const strip = page.locator('#cost ~ div svg');
    await expect(strip).toHaveCSS('scale', dir === 'rtl' ? '-1 1' : 'none');
    await page.locator('header [aria-haspopup="dialog"]').click();
    const from = await page
      .getByRole('dialog')
      .evaluate((drawer) => getComputedStyle(drawer).getPropertyValue('--slide-from'));
    expect(from).toBe(sign && '-100%');
    await page.goto(`/${tag}/product/car-loans`);
    // The lines of an address end where those of the column do; an amount has its sign before it.
    await expect(page.locator('footer address').first()).toHaveCSS('direction', dir);
    await expect(page.getByRole('main').locator('header input')).toHaveCSS('direction', 'ltr');
  }
});

test('a change of language changes the direction of the page, and back', async ({ page }) => {
  await page.goto('/company');
  const choose = async (name: string, dir: string) => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
  };
  await choose(mirrored.name, 'rtl');
  await choose(english.name, 'ltr');
});

test('the header fits longer texts at every width', async ({ page }) => {
  for (const { tag } of [accented, mirrored]) {
    await page.goto(`/${tag}`);
    for (const width of [320, 768, 769, 800, 850, 900, 1000, 1001, 1100]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await lostTexts(page), `${tag} ${width}`).toEqual([]);
    }
  }
});
