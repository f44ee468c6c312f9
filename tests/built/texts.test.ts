import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type common from '../../locales/en/common.json';
import figures from '../../locales/figures.json' with { type: 'json' };
import { samples } from '../../src/generator/readSettings.ts';
import { codeValues, type Key } from '../../src/i18n/keys.ts';
import { escapeRegExp, isNamespace } from '../../src/locales/files/Locales.ts';
import { releaseSettings, someFacts } from '../support/builds.ts';
import {
  company,
  en,
  english,
  formatCurrency,
  inLanguage,
  languages,
  loanCost,
  loanTypes,
  productPath,
  translation,
  withNaira,
} from '../support/sources.ts';
import { bodyText, builtText, pages, plain, pseudo, release } from './BuiltSite.ts';

const all = [...pages.values()];

const keysIn = (group: object, start: string): string[] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysIn(value, `${start}${name}.`)
      : `${start}${name}`,
  );

/**
 * The texts of states, of facts that no product lacks, of facts that no sample setting gives, of
 * missing pages, and of plural forms.
 */
const unseen = [
  /^(?:errors|contact:(?:errors|draft|sent|service|enquiry|map)|product:(?:unknown|ask\.facts))/,
  /^(?:product:cost\.amount\.(?:error|tooMuch)|privacy:(?:policy\.untranslated|sidebar\.close))$/,
  /^common:(?:units|months|days|splash|offline|language\.draft|menu\.(?:title|close))/,
  /^(?:common:legal|product:yearlyRate|privacy:policy\.termsUpdated|company:statistics\.date)/,
  /^contact:form\.(?!stay|note|submit$|honeypot|\w+\.(?:label|hint)$)/,
  /_(?:one|other)$/,
];

test('every text of every language is on one of its pages', () => {
  const keys = readdirSync('locales/en').flatMap((name) =>
    isNamespace(name)
      ? keysIn(JSON.parse(readFileSync(`locales/en/${name}`, 'utf8')), name.replace('.json', ':'))
      : [],
  );
  // The browser fills in these placeholders.
  const later = new RegExp(`\\{\\{(?:${codeValues.join('|')})\\}\\}`);
  const attributes = /(?<= (?:alt|content|aria-label)=")[^"]+/g;
  for (const { words, name, tag } of languages) {
    const own = all.filter(({ language }) => language.tag === tag);
    const shown = own.flatMap(({ text, html }) => [text, ...(html.match(attributes) ?? [])]);
    const whole = shown.join('\n');
    const lost = keys.filter((key) => {
      // The keys come from the files.
      const text = words.t(key as Key).replace(/<\/?\w+>/g, '');
      const isSeen = whole.includes(text) || whole.includes(withNaira(text, words.t));
      return !isSeen && !later.test(text) && !unseen.some((pattern) => pattern.test(key));
    });
    expect(lost, name).toEqual([]);
  }
});

test('a page has the same parts in every language, in the same order', () => {
  const parts = /<(?:h\d|section|table|form|input|select|textarea|img)\b|(?<= id=")[a-z-]+(?=")/g;
  for (const { address, language, html } of all) {
    const english = pages.get(address.replace(language.home, '/').replace('//', '/'))?.html;
    expect(html.match(parts), address).toEqual(english?.match(parts));
  }
});

test('links of one name lead to one place, whatever their case', () => {
  const links = /<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
  for (const { html, address } of all) {
    const targets = new Map<string, string>();
    for (const [, href = '', content = ''] of html.matchAll(links)) {
      const name = content
        .replace(/<[^>]+>/g, '')
        .trim()
        .toLowerCase();
      expect(targets.get(name) ?? href, `${address}: ${name}`).toBe(href);
      targets.set(name, href);
    }
  }
});

test('the first picture of a page is loaded at once, and each picture has a page', () => {
  for (const { address, html } of all) {
    // A picture for wide screens only waits until one is seen, so that no phone loads it.
    const shown = html.replace(/<div class="wide-only"><img\b[^>]* loading="lazy"[^>]*>/g, '');
    const pictures = shown.match(/<img\b[^>]*>/g) ?? [];
    const loading = pictures.map((tag) => /loading="(\w+)"/.exec(tag)?.[1]);
    expect(loading, address).toEqual(pictures.map((_, index) => (index > 0 ? 'lazy' : 'eager')));
  }
  const html = all.map((page) => page.html).join('') + builtText('/404.html');
  const built = readdirSync(path.join(plain, 'assets')).filter((name) => name.endsWith('.svg'));
  const unused = built.filter((name) => !html.includes(`"/assets/${name}"`));
  // Only an unknown loan type has it.
  const needless = 'pictures of src/assets/illustrations that no page shows';
  expect(unused, needless).toEqual([expect.stringMatching(/^empty-/)]);
});

test('facts keep their language and their direction, and Safari the roles of tables', () => {
  for (const { address, html } of all) {
    expect(html, address).toContain(`<bdi translate="no">${company.phone}</bdi>`);
    expect(
      html.match(/<address(?! translate="no"><bdi lang="en" dir="ltr">)/g),
      address,
    ).toBeNull();
    expect(html.match(/<(?:table|thead|tbody|tr|t[hd])\b(?![^>]* role=)/g), address).toBeNull();
  }
});

test('a message may have any length, and simple bots find a field of their own', () => {
  const { html = '' } = pages.get('/contactus') ?? {};
  expect(html.match(/ (?:max|min)length=/gi)).toBeNull();
  const [honeypot = ''] = /<input[^>]* name="_gotcha"[^>]*>/.exec(html) ?? [];
  expect(honeypot.toLowerCase()).toMatch(/ tabindex="-1".* autocomplete="off"/);
});

test('before hydration, too, the Tab key reaches the selected tab, and not the list', () => {
  const { html = '' } = pages.get('/resources/faq') ?? {};
  const tags = html.match(/<[^>]*role="tab(?:list)?"[^>]*>/g) ?? [];
  const [list, selected, ...others] = tags.map((tag) => / tabindex="(.*?)"/.exec(tag)?.[1]);
  expect([list, selected, new Set(others)]).toEqual([undefined, '0', new Set(['-1'])]);
});

/** The targets of the menu (specification, section 2), besides the products. */
const targets: Readonly<Partial<Record<keyof typeof common.menu.links, string>>> = {
  home: '/',
  contact: '/contactus',
  about: '/company/about',
  values: '/company/value',
  chooseUs: '/company/chooseus',
  team: '/company/family',
  faq: '/resources/faq',
  privacy: '/privacy/our-identity',
  terms: '/privacy/terms-conditions',
};

test.each(Object.entries(targets))('the menu has %s, which leads to %s', (name, target) => {
  const { html = '' } = pages.get('/') ?? {};
  const [header = ''] = html.split('<main');
  // The keys of the table are those of the file.
  const text = en(`common:menu.links.${name}` as Key).replace('&', '&amp;');
  expect(header).toMatch(
    new RegExp(`<a\\b[^>]* href="${target}"[^>]*><span>${escapeRegExp(text)}</span></a>`),
  );
});

test('the home page has the cost of the example, and each sample with its own amount and date', () => {
  const { exampleAmount, exampleMonths, carInterest } = figures;
  const cost = loanCost(exampleAmount.value, carInterest.value, exampleMonths.value);
  for (const language of languages) {
    const { t } = language.words;
    const text = pages.get(language.home)?.text;
    for (const column of ['installment', 'interest', 'total'] as const) {
      const amount = withNaira(formatCurrency(cost[column], language), t);
      expect(text, column).toContain(`${t(`product:cost.columns.${column}`)}${amount}`);
    }
    for (const name of Object.keys(figures)) {
      const [, start = '', kind = ''] = /^(sample(?:Second)?(\w+))Amount$/.exec(name) ?? [];
      const loan = loanTypes.find((loanType) => loanType === kind.toLowerCase());
      if (!loan) continue;
      const [amount, date] = ['Amount', 'Date'].map((end) =>
        // A sample has both figures.
        t(`common:figures.${start}${end}` as Key),
      );
      const row = `${t(`common:menu.links.${loan}`)}${withNaira(amount ?? '', t)}${date}`;
      expect(text, name).toContain(row);
    }
  }
});

/** The digits of a phone number, as links have them. */
const digits = (number: string) => number.replace(/\D/g, '');

test('what only the owner can say stands on its pages if it is set, and need not be asked', () => {
  const {
    VITE_COMPANY_REGISTRATION: registration,
    VITE_COMPANY_LICENCE: licence,
    VITE_COMPANY_CAR_YEARLY_RATE: carRate,
  } = releaseSettings;
  const rates = new Map(Object.entries(releaseSettings));
  const otherRates = loanTypes.flatMap((loanType) => {
    const rate = rates.get(`VITE_COMPANY_${loanType.toUpperCase()}_YEARLY_RATE`);
    const fact = [productPath(loanType), 'product:yearlyRate.name', rate ?? '', 1] as const;
    return rate && loanType !== 'car' ? [fact] : [];
  });
  for (const language of languages) {
    const { t } = language.words;
    const released = (address: string) =>
      bodyText(builtText(inLanguage(address, language), release));
    // VITE_COMPANY_POLICY_UPDATED and the other dates of the release, in the language of a text.
    const dayIn = (key: Key) => {
      const { words } = language.words.isEnglish(key) ? english : language;
      const date = { day: 4, month: words.t('common:months.may'), year: 2026 };
      return words.t('common:units.date', date);
    };
    const dated = (address: string, key: Key) => [address, key, dayIn(key), 1] as const;
    // The page, the text, how it ends there, and how often it stands there.
    const facts: readonly (readonly [string, Key, string, number])[] = [
      ['/company', 'common:legal.registration', registration, 1],
      // In the footer, and below the form.
      ['/contactus', 'common:legal.registration', registration, 2],
      ['/contactus', 'common:legal.licence', licence, 2],
      // Among the facts, and above the table.
      ['/product/car-loans', 'product:yearlyRate.name', carRate, 1],
      ['/product/car-loans', 'product:yearlyRate.name', ` ${carRate}`, 1],
      ...otherRates,
      dated('/privacy/terms-conditions', 'privacy:policy.termsUpdated'),
      dated('/company', 'company:statistics.date'),
    ];
    for (const [address, key, end, times] of facts) {
      // What the samples leave empty is filled in with nothing, or not at all.
      const start = t(key).replace(/<\/?\w+>|\{\{.*/g, '');
      const { text } = pages.get(inLanguage(address, language)) ?? {};
      expect(text, address).not.toContain(start);
      expect(released(address).split(start + end), `${address} ${key}`).toHaveLength(times + 1);
    }
    for (const key of ['product:ask.first.lender', 'product:ask.every.yearlyRate'] as const)
      expect(released('/product/car-loans'), key).not.toContain(t(key));
    expect(released('/privacy/scope')).toContain(dayIn('privacy:policy.updated'));
  }
});

test('each fact of the owner stands in its own place, and answers its own question alone', () => {
  const chat = `https://wa.me/${digits(someFacts.VITE_COMPANY_WHATSAPP)}`;
  const [lender, rate] = ['product:ask.first.lender', 'product:ask.every.yearlyRate'] as const;
  const contact = builtText('/contactus', pseudo);
  const chats = new Set(contact.match(/https:\/\/wa\.me[^"]*/g));
  expect([...chats]).toEqual([chat]);
  expect(contact).toContain(`href="tel:+${digits(company.phone)}"`);
  for (const loanType of loanTypes) {
    const text = bodyText(builtText(productPath(loanType), pseudo));
    expect(text).toContain(someFacts.VITE_COMPANY_REGISTRATION);
    // Who supervises the lender is still to be asked, and the rate of two products.
    expect(text).toContain(en(lender));
    const isAsked = text.includes(en(rate));
    expect(isAsked, loanType).toBe(loanType !== 'business');
  }
});

test('a released site has nothing of the sample settings, and its splash is in its language', () => {
  const { home, tag, dir, words } = translation;
  const page = builtText(home, release);
  expect(page).toContain(`<dialog id="splash" lang="${tag}" dir="${dir}"`);
  for (const key of ['common:splash.loading', 'common:splash.skip'] as const)
    expect(page).toContain(`>${words.t(key)}<`);
  const {
    VITE_SITE_URL,
    VITE_COMPANY_BRAND,
    VITE_COMPANY_EMAIL,
    VITE_COMPANY_PHONE = '',
  } = samples;
  const facts = [VITE_SITE_URL, VITE_COMPANY_BRAND, VITE_COMPANY_EMAIL, '/f/sample'];
  const phone = digits(VITE_COMPANY_PHONE);
  for (const name of readdirSync(release, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json|txt|xml)$/.test(name)) continue;
    const content = readFileSync(path.join(release, name), 'utf8').replaceAll('\u00a0', ' ');
    const found = [...facts, phone, VITE_COMPANY_PHONE].filter((fact = '') =>
      content.includes(fact),
    );
    expect(found, name).toEqual([]);
  }
});
