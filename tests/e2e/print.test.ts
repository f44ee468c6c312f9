import faq from '../../locales/en/faq.json' with { type: 'json' };
import figures from '../../locales/figures.json' with { type: 'json' };
import { productPath } from '../../src/facts/paths.ts';
import { lostTexts } from '../support/a11y/reflow.ts';
import { releaseSettings } from '../support/builds.ts';
import { amountField } from '../support/loanCalculator.ts';
import {
  company,
  english,
  inLanguage,
  languages,
  loanTypes,
  siteUrl,
  translation,
} from '../support/sources.ts';
import { expect, heading, notFoundMessage, type Page, test } from '../support/test.ts';

const { carMaximum } = figures;

// The width of A4 without margins, in CSS pixels.
test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });

/** Controls that are useless on paper; the buttons of questions are headings there. */
const controls = (page: Page) =>
  page.locator('button:not(:is(h1, h2, h3) button), iframe').filter({ visible: true });

/** Hides `hidden` elements as a browser without `until-found` does. Runs in the page. */
function hideHidden(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@layer reset { [hidden] { display: none; content-visibility: visible } }');
  document.adoptedStyleSheets = [sheet];
}

const questions = Object.values(faq.tabs).flatMap((tab) => Object.keys(tab.questions));

/** The text that is printed after a link. */
const addressOf = (link: Element) => getComputedStyle(link, '::after').content;

const colours = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });

test('pages print their whole content, dark on white', async ({ page, watch }) => {
  watch.expectedMessages.push(notFoundMessage);
  const paths = ['/resources/faq', '/product/car-loans', '/company', '/contactus', '/no/such/page'];
  for (const path of paths)
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
      await page.goto(path);
      await expect(controls(page)).not.toHaveCount(0);
      const [, ink] = await colours(page);
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
      await expect(controls(page)).toHaveCount(0);
      expect(await colours(page)).toEqual(['rgb(255, 255, 255)', ink]);
      // On paper bands have no background, so they must not keep their own colours.
      for (const part of await page.getByRole('heading', { level: 2 }).all())
        await expect(part).toHaveCSS('color', ink ?? '');
      expect(await lostTexts(page)).toEqual([]);
      if (path === '/resources/faq') {
        await expect(page.getByRole('tablist')).toBeHidden();
        const asked = page.getByRole('main').locator('h3 button').filter({ visible: true });
        await expect(asked).toHaveCount(questions.length);
        const answers = page.getByRole('main').locator('h3 + *');
        const expectPrinted = async () => {
          const heights = await answers.evaluateAll((all) =>
            all.map(({ firstElementChild: content }) =>
              // What `content-visibility` hides has a height as soon as somebody asks for it.
              content?.checkVisibility() ? content.getBoundingClientRect().height : 0,
            ),
          );
          expect(heights).toHaveLength(questions.length);
          expect(Math.min(...heights)).toBeGreaterThan(15);
        };
        await expectPrinted();
        await page.evaluate(hideHidden);
        await expectPrinted();
        const link = page.getByRole('main').locator('p a[href^="/"]').first();
        expect(await link.evaluate(addressOf)).toContain(siteUrl);
        // An address after a single word would tear its sentence.
        const word = page.getByRole('main').locator('p a[href*="/words#"]').first();
        expect(await word.evaluate(addressOf)).toBe('none');
      }
      if (path === '/contactus') {
        const chat = page.getByRole('main').locator('p a[href^="https:"]').first();
        expect(await chat.evaluate(addressOf)).toContain('https:');
      }
      if (path === '/product/car-loans') {
        await expect(page.getByRole('table')).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
      }
    });
});

/** The sheets of paper that a page takes, with the margins of the site. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function expectSheets(
  page: Page,
  language: (typeof languages)[number],
  facts: Pick<typeof company, 'brand' | 'phone' | 'address' | 'licence'>,
) {
  const { t } = language.words;
  for (const loanType of loanTypes)
    await test.step(loanType, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(inLanguage(productPath(loanType), language));
      if (loanType === 'car') await amountField(page, t).fill(String(carMaximum.value));
      expect(await sheets(page)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['behind', 'ask'] as const)
        await expect(
          page.getByRole('heading', { name: t(`product:sections.${part}`) }),
        ).toBeVisible();
      if (loanType === 'car')
        await expect(page.getByRole('caption')).toContainText(
          carMaximum.value.toLocaleString(language.formatLocale),
        );
      const footer = page.getByRole('contentinfo');
      for (const fact of [facts.brand, facts.phone, facts.address])
        await expect(footer.getByText(fact, { exact: true })).toBeVisible();
      if (facts.licence) await expect(footer.getByText(facts.licence)).toBeVisible();
      // The date of the build, which may have been made on another day.
      await expect(footer.getByText(/\b\d\d\/\d\d\/20\d\d\b/)).toBeVisible();
    });
}

for (const language of languages) {
  const isDaily = [english, translation].includes(language);
  const title = `a product is one sheet of paper to take along in ${language.name}`;
  // The plain site asks what the other one, which has less room, answers.
  test(title, { tag: language === english ? [] : ['@nightly'] }, ({ page }) =>
    expectSheets(page, language, company),
  );

  test.describe('with all that only the owner can say', () => {
    test.use({ build: 'release' });

    test(title, { tag: isDaily ? [] : ['@nightly'] }, async ({ page }) => {
      const {
        VITE_COMPANY_BRAND: brand,
        VITE_COMPANY_PHONE: phone,
        VITE_COMPANY_ADDRESS: address,
        VITE_COMPANY_LICENCE: licence,
      } = releaseSettings;
      await expectSheets(page, language, { brand, phone, address, licence });
    });
  });
}
