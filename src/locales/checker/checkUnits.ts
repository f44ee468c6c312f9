import type { ExpectedText } from '../files/expectedTexts.ts';
import { escapeRegExp, isGroup, type JsonGroup } from '../files/Locales.ts';
import type { LanguageRules } from '../files/languageRules.ts';

/** Formats by which CLDR gives words of units that `common:units` may lack. */
const formats: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  percent: { style: 'unit', unit: 'percent', unitDisplay: 'long' },
  naira: { notation: 'compact', compactDisplay: 'long' },
};

/**
 * The words before and after the number in the texts of a unit: “₦” and “million”, “por ciento”.
 */
function wordsOf(unit: string, tag: string, { units }: JsonGroup): string[] {
  const isOfUnit = unit === 'clock' ? /^(?:morning|evening)/ : new RegExp(`^${unit}`);
  const own = Object.entries(isGroup(units) ? units : {}).filter(([name]) => isOfUnit.test(name));
  const format = formats[unit];
  const inCldr = (format ? [1, 2, 5, 30_000_000] : []).map((count) =>
    new Intl.NumberFormat([tag, 'en'], format)
      .format(count)
      .replace(/\p{Nd}(?:.*\p{Nd})?/u, '{{n}}'),
  );
  const texts = [...own.map(([, text]) => String(text)), ...inCldr];
  return texts.filter((text) => text.includes('{{')).flatMap((text) => text.split(/\{\{.*?\}\}/));
}

/**
 * Patterns for a unit at the end of the text before a number, and at the start of that after it.
 */
function patternsOf(unit: string, words: readonly string[]) {
  const trimmed = new Set(words.map((word) => word.trim()).filter(Boolean));
  const longestFirst = [...trimmed].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const currency = unit === 'naira' ? ['naira\\p{L}?', 'NGN', 'N'] : [];
  const sign = '[\\p{Sc}%٪‰﹪％](?![\\p{L}\\p{N}])';
  const all = `(?:${[...longestFirst, ...currency, sign].join('|')})`;
  return [
    new RegExp(`(?<![\\p{L}\\p{M}])${all}(?=[\\s-]*$)`, 'iu'),
    new RegExp(`(?<=^[\\s-]*)${all}(?![\\p{L}\\p{M}])`, 'iu'),
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
