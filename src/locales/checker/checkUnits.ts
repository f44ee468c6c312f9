import type { ExpectedText } from '../files/expectedTexts.ts';
import { escapeRegExp, isGroup, type JsonGroup } from '../files/Locales.ts';
import type { LanguageRules } from '../files/languageRules.ts';

/** Currencies that stand beside an amount by mistake. */
const currencies = ['NGN', 'USD', 'EUR', 'GBP', 'XOF'];

/** Formats by which CLDR gives words of units that `common:units` may lack. */
function formatsOf(unit: string): Intl.NumberFormatOptions[] {
  const long = { style: 'unit', unitDisplay: 'long' } as const;
  if (unit === 'clock')
    return [
      { ...long, unit: 'hour' },
      { ...long, unit: 'hour', unitDisplay: 'short' },
    ];
  if (/^(?:naira|dollar)$/.test(unit))
    return [
      { notation: 'compact', compactDisplay: 'long' },
      ...currencies.map((currency) => ({
        style: 'currency' as const,
        currency,
        currencyDisplay: 'name' as const,
      })),
    ];
  return /^(?:percent|second|hour|week|month|year)$/.test(unit) ? [{ ...long, unit }] : [];
}

/** The words of a language beside an hour: of a part of the day (“du matin”), or “Uhr”. */
function wordsOfHours(tag: string): string[] {
  const hour = { hour: 'numeric', timeZone: 'UTC' } as const;
  const formats = [hour, { ...hour, hourCycle: 'h12', dayPeriod: 'long' } as const];
  return formats.flatMap((options) => {
    const format = new Intl.DateTimeFormat([tag, 'en'], options);
    const hours = Array.from({ length: 24 }, (_, hour) => format.formatToParts(hour * 3_600_000));
    return hours.flat().flatMap(({ type, value }) => (type === 'hour' ? [] : value));
  });
}

/**
 * The words before and after the number in the texts of a unit: “₦” and “million”, “por ciento”. Of
 * a currency, a part of its name is enough: “dollars” of “dollars des États-Unis”.
 */
function wordsOf(unit: string, tag: string, { units }: JsonGroup): string[] {
  const isOfUnit = unit === 'clock' ? /^(?:morning|evening)/ : new RegExp(`^${unit}`);
  const own = Object.entries(isGroup(units) ? units : {}).filter(([name]) => isOfUnit.test(name));
  const inCldr = formatsOf(unit).flatMap((format) => {
    const numbers = new Intl.NumberFormat([tag, 'en'], format);
    return [1, 2, 5, 30_000_000].flatMap((count) => {
      const text = numbers.format(count).replace(/\p{Nd}(?:.*\p{Nd})?/u, '{{n}}');
      const names = format.currency ? text.split(/[\s\u00a0]+/) : [];
      return [
        text,
        ...names.filter((name) => /^\p{L}{4,}$/u.test(name)).map((name) => `{{n}} ${name}`),
      ];
    });
  });
  const texts = [...own.map(([, text]) => String(text)), ...inCldr];
  const words = texts
    .filter((text) => text.includes('{{'))
    .flatMap((text) => text.split(/\{\{.*?\}\}/));
  return unit === 'clock' ? [...words, ...wordsOfHours(tag)] : words;
}

/**
 * Patterns for a unit at the end of the text before a number, and at the start of that after it,
 * also behind a short word: “de nairas”, “d’euros”.
 */
function patternsOf(unit: string, words: readonly string[]) {
  const trimmed = new Set(words.map((word) => word.trim()).filter(Boolean));
  const longestFirst = [...trimmed]
    .sort((a, b) => b.length - a.length)
    // “pourcent” for “pour cent”.
    .map((word) => escapeRegExp(word).replace(/[\s\u00a0]+/g, '[\\s\u00a0]*'));
  const isMoney = /^(?:naira|dollar)$/.test(unit);
  const codes = isMoney ? ['naira\\p{L}?', ...currencies, 'F?\\s?CFA', 'US', 'N'] : [];
  const signs = ['\\p{Lu}{0,2}\\p{Sc}(?:\\p{Lu}{2})?', '[%٪‰﹪％](?![\\p{L}\\p{N}])'];
  const all = `(?:${[...longestFirst, ...codes, ...signs].join('|')})`;
  return [
    new RegExp(`(?<![\\p{L}\\p{M}])${all}(?=[\\s(-]*$)`, 'iu'),
    new RegExp(`(?<=^[\\s(-]*(?:\\p{L}{1,2}[\\s’'])?)${all}(?![\\p{L}\\p{M}])`, 'iu'),
  ];
}

/**
 * Creates a function that finds a sign or a word of a unit beside the placeholder of a figure. The
 * figure is filled in with its unit, so that “{{interest}}%” would become “10%%”.
 * @param units the units of the figures by name
 * @param common the content of the language's `common.json`
 */
export function unitCheck(
  units: ReadonlyMap<string, string>,
  common: JsonGroup,
  englishCommon: JsonGroup,
  { tag }: LanguageRules,
) {
  const patterns = new Map(
    [...new Set([...units.values(), 'naira'])].map((unit) => {
      const words = [...wordsOf(unit, tag, common), ...wordsOf(unit, 'en', englishCommon)];
      return [unit, patternsOf(unit, words)];
    }),
  );
  const find = (text: string, unitOf: (name: string) => string | undefined) => {
    const parts = text.replace(/<[^<>]*>/g, '').split(/\{\{\s*(\w+)\s*\}\}/);
    return parts.flatMap((name, index) => {
      const [before, after] = (index % 2 === 1 && patterns.get(unitOf(name) ?? '')) || [];
      const found = before?.exec(parts[index - 1] ?? '') ?? after?.exec(parts[index + 1] ?? '');
      // In small letters these are words: ’n and zo’n before a noun, am in German.
      return found && !/^(?:n|am|pm)$/.test(found[0]) ? [{ name, word: found[0] }] : [];
    });
  };
  return function* ({ id, english, text }: ExpectedText): Generator<string> {
    // In the texts of units `{{amount}}` has no unit; in other texts it is an amount in naira.
    if (id.startsWith('common:units.')) return;
    const amountUnit = english.includes('{{count}}') ? undefined : 'naira';
    const unitOf = (name: string) =>
      units.get(name) ?? (name === 'amount' ? amountUnit : undefined);
    const right = find(english, unitOf).map(({ name }) => name);
    for (const { name, word } of find(text, unitOf).filter((one) => !right.includes(one.name)))
      yield `“${word}” stands beside {{${name}}}, which is filled in with its sign or unit: remove “${word}”.`;
  };
}
