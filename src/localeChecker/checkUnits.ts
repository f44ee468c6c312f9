import type { ExpectedText } from '../localeFiles/expectedTexts.ts';
import { escapeRegExp, isGroup, type JsonGroup, textAt } from '../localeFiles/Locales.ts';
import type { LanguageRules } from '../localeFiles/languageRules.ts';

/** The formats in which CLDR has the words and signs of a unit. */
const formats: Readonly<Record<string, readonly Intl.NumberFormatOptions[]>> = {
  percent: [{ style: 'unit', unit: 'percent', unitDisplay: 'long' }],
  naira: [
    { notation: 'compact', compactDisplay: 'long' },
    { style: 'currency', currency: 'NGN', currencyDisplay: 'name' },
    { style: 'currency', currency: 'NGN', currencyDisplay: 'code' },
  ],
  dollar: [{ style: 'currency', currency: 'USD', currencyDisplay: 'name' }],
  ...Object.fromEntries(
    ['second', 'hour', 'week', 'month', 'year'].map((unit) => [
      unit,
      [{ style: 'unit', unit, unitDisplay: 'long' } as const],
    ]),
  ),
};

/** The names in `common:units` of the units of figures that have other ones. */
const names: Readonly<Record<string, RegExp>> = {
  naira: /^nairaMillions/,
  clock: /^(?:morning|evening)/,
};

/** What stands around the number in the texts of a unit: “₦” and “million”. */
function wordsOf(unit: string, tag: string, common: JsonGroup): string[] {
  const units = Object.entries(isGroup(common.units) ? common.units : {});
  const own = units
    .filter(([name]) => (names[unit] ?? new RegExp(`^${unit}_`)).test(name))
    .flatMap(([, text]) => (/\{\{/.test(String(text)) ? String(text).split(/\{\{.*?\}\}/) : []));
  const inCldr = (formats[unit] ?? []).flatMap((format) =>
    [1, 2, 5, 30_000_000].flatMap((count) =>
      new Intl.NumberFormat([tag, 'en'], format).format(count).split(/[\p{Nd}.,’٬\s]+/u),
    ),
  );
  const naira = unit === 'naira' ? ['naira', 'N', textAt(common, 'naira') ?? ''] : [];
  return [...own, ...inCldr, ...naira].map((words) => words.trim()).filter(Boolean);
}

/**
 * Creates a function that finds a sign or a word of a unit beside the placeholder of a figure, which is
 * filled in with it: “{{interest}}%” would be “10%%”.
 * @param units the units of the figures by name
 */
export function unitCheck(
  units: ReadonlyMap<string, string>,
  commons: readonly JsonGroup[],
  { tag }: LanguageRules,
) {
  const patterns = new Map<string, readonly RegExp[]>();
  const patternsOf = (unit: string) => {
    const words = commons.flatMap((common, index) =>
      wordsOf(unit, index === 0 ? tag : 'en', common),
    );
    const all = [...new Set(words)].sort((a, b) => b.length - a.length).map(escapeRegExp);
    const sign = `(?!\\$t\\()[\\p{Sc}%٪‰﹪％](?![\\p{L}\\p{N}])`;
    const word = `(?:${all.join('|') || '(?!)'})`;
    const made = patterns.get(unit) ?? [
      new RegExp(`(?:${sign}|(?<![\\p{L}\\p{M}])${word})(?=[\\s-]*$)`, 'iu'),
      new RegExp(`(?<=^[\\s-]*)(?:${sign}|${word}(?![\\p{L}\\p{M}]))`, 'iu'),
    ];
    patterns.set(unit, made);
    return made;
  };
  const find = (text: string, unitOf: (name: string) => string | undefined) => {
    const parts = text.replace(/<[^<>]*>/g, '').split(/\{\{\s*(\w+)\s*\}\}/);
    return parts.flatMap((name, index) => {
      const unit = index % 2 === 1 ? unitOf(name) : undefined;
      if (unit === undefined) return [];
      const [left, right] = patternsOf(unit);
      const found = left?.exec(parts[index - 1] ?? '') ?? right?.exec(parts[index + 1] ?? '');
      return found ? [{ name, word: found[0] }] : [];
    });
  };
  return function* ({ id, english, text }: ExpectedText): Generator<string> {
    // The texts of units themselves have `{{amount}}` without its unit; in others it is an amount in naira.
    if (id.startsWith('common:units.')) return;
    const unitOf = (name: string) =>
      units.get(name) ??
      (name === 'amount' && !/\{\{count\}\}/.test(english) ? 'naira' : undefined);
    const right = find(english, unitOf);
    const wrongs = find(text, unitOf).filter(({ name }) => !right.some((one) => one.name === name));
    for (const wrong of wrongs)
      yield `“${wrong.word}” stands beside {{${wrong.name}}}, which is filled in with its sign or unit: remove “${wrong.word}”.`;
  };
}
