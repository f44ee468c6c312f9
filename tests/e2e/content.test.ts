import type { Locator } from 'playwright/test';
import company from '../../locales/en/company.json' with { type: 'json' };
import product from '../../locales/en/product.json' with { type: 'json' };
import figures from '../../locales/figures.json' with { type: 'json' };
import { usefulLinks } from '../../src/facts/menus.ts';
import { factNames, productFacts } from '../../src/facts/products.ts';
import type { Key } from '../../src/i18n/keys.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { footerLink, linkName } from '../support/menus.ts';
import {
  en,
  figureText,
  iconShapes,
  loanTypes,
  productPath,
  withNaira,
} from '../support/sources.ts';
import { expect, holdClock, type Page, phone, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
/** The section with a heading of level 2. */
const section = (page: Page, name: string) => {
  const heading = page.getByRole('heading', { name, level: 2 });
  return main(page).locator('section').filter({ has: heading });
};

const factName = (fact: (typeof factNames)[number]) => en(`product:facts.${fact}`);
const isGiven = (loanType: (typeof loanTypes)[number], fact: string) =>
  fact in product[loanType].facts;

/** The different distances of elements from the top of the window. */
const tops = async (elements: Locator) =>
  new Set(await elements.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)));

/** The facts of a loan, and those for which it says that one has to ask. */
const factsOf = (loanType: (typeof loanTypes)[number], names: typeof factNames) => ({
  given: names.filter((name) => isGiven(loanType, name)),
  asked: names.filter((name) => !isGiven(loanType, name) && productFacts[name].isAsked),
});

async function expectFacts(part: Locator, { given, asked }: ReturnType<typeof factsOf>) {
  await expect(part.locator('dl').first().locator('dt')).toHaveText(given.map(factName));
  const names = asked.map(factName).join(', ');
  const sentence = part.getByText(en('product:unstated', { names }), { exact: true });
  await expect(sentence).toHaveCount(names ? 1 : 0);
}

test('the home page leads to each loan with its facts, and has the footer', async ({ page }) => {
  await page.addInitScript('Date.prototype.getFullYear = () => 2031');
  await page.goto('/');
  const products = section(page, en('home:products.title'));
  const compared = factNames.filter((name) => productFacts[name].isCompared);
  for (const [index, loanType] of loanTypes.entries()) {
    const card = products.getByRole('listitem').nth(index);
    const facts = factsOf(loanType, compared);
    await expectFacts(card, facts);
    await expect(card.locator('dd')).toHaveText(
      // The keys come from the file.
      facts.given.map((fact) => withNaira(en(`product:${loanType}.facts.${fact}` as Key))),
    );
  }
  // The links of the cards of a row are on one line, however long their texts are.
  expect((await tops(products.getByRole('link'))).size).toBe(
    (await tops(products.locator('h3'))).size,
  );
  await expectHeard(page, 'main', 'home');
  await expectHeard(page, 'contentinfo', 'footer');
  const useful = page.getByRole('navigation', { name: en('common:footer.usefulLinks') });
  await expect(useful.getByRole('link')).toHaveText(usefulLinks.map(({ name }) => linkName(name)));
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

/** The words at the start of a criterion's key that select its icon. */
const keywords = ['car', 'document', 'id', 'interest', 'custody'] as const;

/** The items of a list, in the order of the English file. */
const itemsOf = (path: string, items: object) =>
  Object.keys(items).map((name) => ({
    name,
    // The keys come from the file.
    header: en(`${path}.${name}.header` as Key),
    text: withNaira(en(`${path}.${name}.textContent` as Key)),
  }));

test('each loan has facts, steps, offers, criteria and what is next', async ({ page }) => {
  for (const loanType of loanTypes)
    await test.step(loanType, async () => {
      await page.goto(productPath(loanType));
      await expect(main(page).getByRole('img')).toHaveAccessibleName(
        en(`product:${loanType}.Image1`),
      );
      for (const part of ['steps', 'offers', 'criteria'] as const) {
        const items = itemsOf(`product:${loanType}.${part}`, product[loanType][part]);
        expect(items.length).toBeGreaterThan(1);
        await expect(
          section(page, en(`product:sections.${part}`)).getByRole('listitem'),
        ).toHaveText(items.map(({ header, text }) => `${withNaira(header)}${text}`));
      }
      const icons = section(page, en('product:sections.criteria')).locator('li svg path');
      const drawn = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('d')));
      const expected = Object.keys(product[loanType].criteria).map(
        (key) => keywords.find((keyword) => key.startsWith(keyword)) ?? 'check',
      );
      expect(drawn).toEqual(expected.map((name) => iconShapes[name]));
      const next = section(page, en('product:sections.next'));
      await expect(next.getByRole('heading', { level: 3 })).toHaveText(
        (['disbursement', 'repayment', 'support'] as const).map((part) =>
          en(`product:sections.${part}`),
        ),
      );
      await expectFacts(main(page).locator('header > div').nth(1), factsOf(loanType, factNames));
    });
});

test('on phones sections of a loan fold until one presses, follows a link or searches', async ({
  page,
}) => {
  const panel = (name: 'offers' | 'criteria' | 'next' | 'before') => page.locator(`#${name}-panel`);
  const opens = (name: 'offers' | 'criteria') =>
    page.getByRole('button', { name: en(`product:sections.${name}`), exact: true });
  await page.goto(productPath('car'));
  // Where there is room nothing folds.
  await expect(panel('offers').getByRole('heading').first()).toBeVisible();
  await expect(opens('offers')).toBeHidden();
  for (const size of [{ width: phone.height, height: phone.width }, phone]) {
    await page.setViewportSize(size);
    await expect(opens('offers')).toBeVisible();
    await expect(panel('offers')).toHaveAttribute('hidden', 'until-found');
  }
  await expect(panel('offers')).toHaveId(
    (await opens('offers').getAttribute('aria-controls')) ?? '',
  );
  await expect(panel('offers').getByRole('heading')).toHaveCount(0);
  await opens('offers').press('Enter');
  await expect(panel('offers').getByRole('heading').first()).toBeVisible();
  await panel('criteria').dispatchEvent('beforematch');
  await expect(opens('criteria')).toHaveAttribute('aria-expanded', 'true');
  // Not where the header covers a part of a button.
  await opens('criteria').evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expectStateAccessible(page);
  await footerLink(page, 'faq').press('Enter');
  await expect(page).toHaveURL(/faq/);
  await page.goBack();
  await expect(panel('offers').getByRole('heading').first()).toBeVisible();
  // Each on its own.
  await expect(panel('next').getByRole('heading')).toHaveCount(0);
  await opens('offers').press('Enter');
  await expect(panel('offers').getByRole('heading')).toHaveCount(0);
  // What costs or risks something stays open.
  for (const part of ['cost', 'steps', 'behind'] as const)
    await expect(
      section(page, en(`product:sections.${part}`))
        .getByRole('list')
        .or(page.getByRole('table'))
        .first(),
    ).toBeVisible();
  await page.goto(`${productPath('car')}?linked#next`);
  await expect(panel('next').getByRole('heading').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(panel('before').getByRole('listitem').first()).toBeVisible();
});

test('the company has a page for each section, and no invented portraits', async ({ page }) => {
  await page.goto('/company');
  const sections = ['statistics', 'about', 'values', 'chooseUs', 'team'] as const;
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    ...sections.map((name) => en(`company:${name}.title`)),
    en('home:connect.title'),
  ]);
  await page.goto('/company/chooseus');
  const points = Object.values(company.chooseUs.groups).flatMap((group) =>
    Object.values(group.points),
  );
  await expect(main(page).getByRole('listitem').getByRole('listitem')).toHaveCount(points.length);
  await page.goto('/company/family');
  const members = main(page).getByRole('heading', { name: en('company:team.member.name') });
  await expect(members).toHaveCount(3);
  // No portrait: the names are placeholders.
  await expect(main(page).getByRole('img')).toHaveCount(0);
});

test.describe('the statistics', () => {
  // The window is so low that the figures, under the first heading, are out of view at first.
  test.use({ viewport: { width: 1280, height: 280 } });

  const finalValues = (['customers', 'loansGranted', 'loanValue', 'offices'] as const).map((name) =>
    withNaira(figureText(name)),
  );
  const statistics = (page: Page) => section(page, en('company:statistics.title'));
  const counting = (page: Page) =>
    statistics(page).locator('dd > span > [aria-hidden]').filter({ hasText: /\d/ });

  /** Scrolls until a share of the figures is in view and the page's observer has been called. */
  const show = (page: Page, share: number) =>
    statistics(page)
      .locator('dl')
      .evaluate((list, share) => {
        const { top, height } = list.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + share * height, behavior: 'instant' });
        // The page's observer is older, so it is called before this one.
        return new Promise<void>((resolve) =>
          new IntersectionObserver(() => resolve()).observe(list),
        );
      }, share);

  test('count up only visually, over two seconds, when in view', async ({ page }) => {
    // A number, and not the addresses, which have the same name among the facts of the company.
    expect(figureText('offices')).toBe(String(figures.offices.value));
    await page.goto('/company');
    await holdClock(page);
    await page.clock.runFor(5000);
    await expect(statistics(page).getByRole('definition')).toHaveText(finalValues);
    // 20 % of the figures are too little, 60 % are enough (specification, section 9: 30 %).
    await show(page, 0.2);
    await page.clock.runFor(100);
    await expect(counting(page)).toHaveCount(0);
    await show(page, 0.6);
    // The observer is called in the browser's frames, which the held clock does not stop.
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await counting(page).allInnerTexts()).toHaveLength(finalValues.length);
      expect(await counting(page).allInnerTexts()).not.toEqual(finalValues);
    }).toPass();
    await expect(statistics(page).locator('dd > span > :not([aria-hidden])')).toHaveText(
      finalValues,
    );
    await page.clock.runFor(1800);
    await expect(counting(page)).not.toHaveCount(0);
    await page.clock.runFor(200);
    await expect(statistics(page).getByRole('definition')).toHaveText(finalValues);
    await expect(counting(page)).toHaveCount(0);
    // They count only once.
    for (const share of [0, 0.6]) await show(page, share);
    await page.clock.runFor(100);
    await expect(counting(page)).toHaveCount(0);
  });

  test('do not count with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/company');
    await holdClock(page);
    await show(page, 0.6);
    await page.clock.runFor(100);
    expect(await counting(page).count()).toBe(0);
  });
});
