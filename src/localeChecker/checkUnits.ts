import type { ExpectedText } from '../localeFiles/expectedTexts.ts';
import { isGroup, type JsonGroup } from '../localeFiles/Locales.ts';
import type { LanguageRules } from '../localeFiles/languageRules.ts';

/** The formats in which CLDR has the words of units that `common:units` lacks. */
const formats: Readonly<Record<string, readonly Intl.NumberFormatOptions[]>> = {
  percent: [{ style: 'unit', unit: 'percent', unitDisplay: 'long' }],
  naira: [
    { style: 'currency', currency: 'NGN', currencyDisplay: 'name' },
    { notation: 'compact', compactDisplay: 'long' },
  ],
  dollar: [{ style: 'currency', currency: 'USD', currencyDisplay: 'name' }],
};

const before = /([\p{Sc}%٪‰﹪％]|\p{L}[\p{L}\p{M}’']*)[\s-]*$/u;
const after = /^[\s-]*([\p{Sc}%٪‰﹪％](?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}’']*)/u;

/** The signs and words that stand beside the placeholders of a text. */
function neighboursOf(text: string) {
  const parts = text.replace(/<[^<>]*>/g, '').split(/\{\{\s*(\w+)\s*\}\}/);
  return parts.flatMap((name, index) => {
    if (index % 2 === 0) return [];
    const found = [before.exec(parts[index - 1] ?? ''), after.exec(parts[index + 1] ?? '')];
    return found.flatMap((match) => (match?.[1] ? [{ name, word: match[1] }] : []));
  });
}

/** The words beside the number in the texts of a unit, such as “million”. */
function wordsOf(unit: string, tag: string, { units, naira }: JsonGroup): string[] {
  const isOfUnit = unit === 'clock' ? /^(?:morning|evening)/ : new RegExp(`^${unit}`);
  const own = Object.entries(isGroup(units) ? units : {}).filter(([name]) => isOfUnit.test(name));
  const inCldr = (formats[unit] ?? []).flatMap((format) =>
    [1, 2, 5, 30_000_000].map((count) =>
      new Intl.NumberFormat([tag, 'en'], format)
        .format(count)
        .replace(/\p{Nd}(?:[\p{Nd}\s.,’٬]*\p{Nd})?/u, '{{n}}'),
    ),
  );
  const texts = [...own.map(([, text]) => String(text)), ...inCldr];
  const words = texts.flatMap(neighboursOf).map(({ word }) => word.toLowerCase());
  // Shorter ones are prepositions, as in “30 de milioane”.
  const long = words.filter((word) => word.length > 2);
  return [...long, ...(unit === 'naira' ? ['n', 'ngn', 'naira', String(naira)] : [])];
}

/**
 * Creates a function that finds a sign or a word of a unit beside the placeholder of a figure, which is
 * filled in with it: “{{interest}}%” would be “10%%”.
 * @param units the units of the figures by name
 * @param common the content of the language's `common.json`
 */
export function unitCheck(
  units: ReadonlyMap<string, string>,
  common: JsonGroup,
  englishCommon: JsonGroup,
  { tag }: LanguageRules,
) {
  const wordsByUnit = new Map(
    [...units.values(), 'naira'].map((unit) => [
      unit,
      new Set([...wordsOf(unit, tag, common), ...wordsOf(unit, 'en', englishCommon)]),
    ]),
  );
  return function* ({ id, english, text }: ExpectedText): Generator<string> {
    // The texts of units themselves have `{{amount}}` without its unit; in others it is an amount in naira.
    if (id.startsWith('common:units.')) return;
    const amountUnit = english.includes('{{count}}') ? undefined : 'naira';
    const right = neighboursOf(english).map(({ name, word }) => `${name} ${word}`);
    for (const { name = '', word } of neighboursOf(text)) {
      const unit = units.get(name) ?? (name === 'amount' ? amountUnit : undefined);
      const isUnit = !/\p{L}/u.test(word) || wordsByUnit.get(unit ?? '')?.has(word.toLowerCase());
      if (unit !== undefined && isUnit && !right.includes(`${name} ${word}`))
        yield `“${word}” stands beside {{${name}}}, which is filled in with its sign or unit: remove “${word}”.`;
    }
  };
}
