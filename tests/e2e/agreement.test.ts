import product from '../../locales/en/product.json' with { type: 'json' };
import agreement from '../../locales/en/words.json' with { type: 'json' };
import type { Key } from '../../src/i18n/keys.ts';
import { footerLink } from '../support/menus.ts';
import {
  en,
  english,
  inLanguage,
  loanTypes,
  productPath,
  translation,
} from '../support/sources.ts';
import { expect, heading, type Page, phone, test } from '../support/test.ts';

const words = agreement.word;

// What a borrower needs to know about the agreement: the steps after a late payment, the questions
// to ask, the meaning of words.

const wordsPath = '/resources/words';
const faqPath = '/resources/faq?late#what-if-i-cannot-pay-on-time';
const termsPath = '/privacy/terms-conditions';

test('on a phone one tap leads to what to do when late, and one to how to complain', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/contactus', '/resources/faq', ...loanTypes.map(productPath)])
    await test.step(path, async () => {
      await page.goto(path);
      await footerLink(page, 'behind').click();
      const late = 'faq:tabs.customer-service.questions.what-if-i-cannot-pay-on-time.question';
      await expect(page.getByRole('button', { name: en(late), exact: true })).toBeFocused();
      const steps = listWith(page, 'product:behind.steps.call.header');
      await expect(steps.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
      await page.goto(path);
      await footerLink(page, 'complaints').click();
      await expect(heading(page)).toHaveText(en('policy-complaints:page.heading'));
    });
});

/** The list that contains a text. */
const listWith = (page: Page, key: Key) =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: en(key) })
    .last();

/** The keys of a group of texts that a product may have for itself. */
const ownKeys = (loanType: keyof typeof product, group: string) =>
  Object.entries(product[loanType]).flatMap(([name, texts]) =>
    name === group ? Object.keys(texts).map((key) => `product:${loanType}.${group}.${key}`) : [],
  );

test('the steps after a late payment are the same on product pages, FAQ and terms', async ({
  page,
}) => {
  const shared = Object.keys(product.behind.steps).map((name) => {
    const step = `product:behind.steps.${name}`;
    // The keys come from the file.
    return { header: en(`${step}.header` as Key), text: en(`${step}.textContent` as Key) };
  });
  const ownSteps = (loanType: (typeof loanTypes)[number]) => {
    const [header, text] = ownKeys(loanType, 'behind').map((key) => en(key as Key));
    return header && text ? [{ header, text }] : [];
  };
  const all = [...shared, ...loanTypes.flatMap(ownSteps)];
  const pages = loanTypes.map((loanType) => ({
    path: productPath(loanType),
    steps: [...shared, ...ownSteps(loanType)],
  }));
  for (const { path, steps } of [
    ...pages,
    { path: faqPath, steps: all },
    { path: termsPath, steps: all },
  ])
    await test.step(path, async () => {
      await page.goto(path);
      const list = listWith(page, 'product:behind.steps.call.header');
      await expect(list.getByRole('listitem')).toHaveText(
        steps.map(({ header, text }) => `${header}${text}`),
      );
      await expect(list.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
    });
});

test('each loan lists the questions that its page leaves open', async ({ page }) => {
  for (const loanType of loanTypes)
    await test.step(loanType, async () => {
      const open = Object.keys(product.ask.facts).filter(
        (fact) => !(fact in product[loanType].facts),
      );
      const keys = [
        ...Object.keys(product.ask.first).map((name) => `product:ask.first.${name}`),
        ...open.map((fact) => `product:ask.facts.${fact}`),
        ...ownKeys(loanType, 'ask'),
        ...Object.keys(product.ask.every).map((name) => `product:ask.every.${name}`),
      ];
      await page.goto(productPath(loanType));
      const questions = listWith(page, 'product:ask.every.decision').getByRole('listitem');
      await expect(questions).toHaveText(keys.map((key) => en(key as Key)));
      // On paper each question has a line for the answer, below its text.
      const room = () =>
        questions.last().evaluate((item) => {
          const text = document.createRange();
          text.selectNodeContents(item);
          return item.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
        });
      const onScreen = await room();
      await page.emulateMedia({ media: 'print' });
      expect(await room()).toBeGreaterThan(onScreen + 10);
      await page.emulateMedia({ media: 'screen' });
    });
});

test('the facts state the total interest where a rate is given', async ({ page }) => {
  for (const loanType of loanTypes) {
    await page.goto(productPath(loanType));
    // Not the answer of the calculator, which has an interest of its own.
    const repayment = page.getByText(en('product:facts.repayment'), { exact: true });
    const facts = page.getByRole('main').locator('dl').filter({ has: repayment });
    const name = page.getByText(en('product:facts.totalInterest'), { exact: true });
    const isGiven = 'totalInterest' in product[loanType].facts;
    await expect(facts.filter({ has: name })).toHaveCount(isGiven ? 1 : 0);
    if (!isGiven) continue;
    const fact = facts.locator('div').filter({ has: name }).locator('dd');
    await expect(fact).toHaveText(en(`product:${loanType}.facts.totalInterest` as Key));
  }
});

/** The first link to the explanation of each word, and the sentences of the page before it. */
const firstUses = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href*="/words#"]')];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let before = '';
    const uses: { word: string; text: string; before: string }[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const link = links.find((one) => one.contains(parent));
      const word = link?.hash.slice(1) ?? '';
      const text = texts.currentNode.textContent?.toLowerCase() ?? '';
      if (word && !uses.some((use) => use.word === word)) uses.push({ word, text, before });
      // Headings, labels, their list below the facts, and links to other parts may name a word before
      // it is explained.
      else if (!parent?.closest('h1, h2, h3, dt, dl + p, nav, a')) before += text;
    }
    return uses;
  });

test('each word of the agreement leads to its explanation where it first stands', async ({
  page,
}) => {
  const linked = new Map<string, string[]>();
  const paths = [...loanTypes.map(productPath), faqPath, termsPath];
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      const uses = await firstUses(page);
      const late = uses.filter(({ text, before }) => before.includes(text));
      expect(late.map(({ text }) => `“${text}” stands before its link`)).toEqual([]);
      linked.set(path, uses.map(({ word }) => word).sort());
    });
  const all = Object.keys(words).sort();
  expect(linked.get(termsPath)).toEqual(all);
  expect([...new Set([...linked.values()].flat())].sort()).toEqual(all);
  for (const found of linked.values())
    expect(found).toEqual(expect.arrayContaining(['collateral', 'default', 'rollover']));
  await page.goto(productPath('car'));
  await page.getByRole('main').locator('a[href$="#rollover"]').first().click();
  await expect(page).toHaveURL(`${wordsPath}#rollover`);
  await expect(page.getByRole('heading', { name: en('words:word.rollover') })).toBeFocused();
});

test('a translation explains each word under its own name and the English one', async ({
  page,
}) => {
  const { t } = translation.words;
  await page.goto(inLanguage(wordsPath, translation));
  await expect(heading(page)).toHaveText(t('words:page.title'));
  for (const [name, word] of Object.entries(words)) {
    // The keys come from the file.
    const own = t(`words:word.${name}` as Key);
    const part = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: own, exact: true, level: 2 }) });
    await expect(part).toContainText(t(`words:meaning.${name}` as Key));
    await expect(part.locator('[lang="en"]')).toHaveText(own === word ? [] : [word]);
  }
  await page.goto(inLanguage(wordsPath, english));
  await expect(page.getByRole('main').locator('section [lang]')).toHaveCount(0);
});
