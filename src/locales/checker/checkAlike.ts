import type { Language } from '../../i18n/languages.ts';
import { folded } from '../files/expectedTexts.ts';
import { type Figure, figureFormat } from '../files/figures.ts';
import { isGroup, type JsonFile, type JsonGroup, type Problem } from '../files/Locales.ts';
import { pluralRules } from '../files/languageRules.ts';

const numbers = Array.from({ length: 24 }, (_, index) => index + 1);
const counted = ['second', 'hour', 'week', 'month', 'monthsFrom', 'year', 'times'] as const;

/** Figures that each language has to print differently, by the group of `common` with their words. */
function scalesOf(englishCommon: JsonGroup): readonly (readonly [string, readonly Figure[]])[] {
  const days = isGroup(englishCommon.days) ? Object.keys(englishCommon.days) : [];
  const months = numbers.slice(0, 12).map((number) => String(number).padStart(2, '0'));
  return [
    ['units', numbers.map((hour) => ({ unit: 'clock', value: hour % 24 }))],
    ['units', numbers.map((amount) => ({ unit: 'naira', value: amount * 1_000_000 }))],
    ...counted.map((unit) => ['units', numbers.map((value) => ({ unit, value }))] as const),
    ['months', months.map((month) => ({ unit: 'date', value: `2000-${month}-02` }))],
    ['days', days.map((value) => ({ unit: 'weekday', value }))],
  ];
}

/** The first two of some names or values whose texts are alike. */
function firstAlike<One>(all: readonly One[], textOf: (one: One) => string | undefined) {
  const seen = new Map<string, One>();
  for (const one of all) {
    const text = textOf(one) ?? '';
    const before = seen.get(folded(text));
    if (text && before !== undefined) return { text, before, one };
    if (text) seen.set(folded(text), one);
  }
  return undefined;
}

/** The name of the text that prints a figure. */
function nameOf({ unit, value }: Figure, tag: string, group: JsonGroup): string {
  if (unit === 'date') return new Date(value).toLocaleString('en', { month: 'long' }).toLowerCase();
  if (unit === 'weekday') return String(value);
  const count = Number(value);
  const clock = count < 12 ? 'morning' : 'evening';
  const base = { clock, naira: 'nairaMillions' }[unit] ?? unit;
  const number = unit === 'naira' ? count / 1_000_000 : count;
  const names = [`${base}_${number}`, `${base}_${pluralRules(tag).select(number)}`, base];
  return names.find((name) => group[name]) ?? base;
}

/** Which part of a date each group of `common` names, and dates that have all of these names. */
const calendar = {
  days: {
    part: { weekday: 'long' },
    dates: numbers.slice(0, 7).map((day) => new Date(Date.UTC(2000, 0, day))),
  },
  months: {
    part: { month: 'long' },
    dates: numbers.slice(0, 12).map((month) => new Date(Date.UTC(2000, month - 1))),
  },
} as const;

/** What CLDR calls each day or month, by its key; nothing in a language that CLDR lacks. */
function cldrNames(tag: string, group: keyof typeof calendar): ReadonlyMap<string, string> {
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return new Map();
  const { part, dates } = calendar[group];
  const nameIn = (language: string, date: Date) =>
    date.toLocaleDateString(language, { ...part, timeZone: 'UTC' });
  return new Map(dates.map((date) => [nameIn('en', date).toLowerCase(), nameIn(tag, date)]));
}

/** Reports days and months that have the name of another one. */
function* checkExchanged(file: JsonFile, tag: string) {
  for (const group of ['days', 'months'] as const) {
    const own = file.content?.[group];
    if (!isGroup(own)) continue;
    const names = [...cldrNames(tag, group)];
    for (const [key, text] of Object.entries(own)) {
      // The name may be one of several words: “ranar Talata”, the day Tuesday.
      const words = ` ${folded(String(text))} `;
      const named = names.filter(([, name]) => words.includes(` ${folded(name)} `));
      const keys = named.map(([other]) => other);
      if (keys.length > 0 && !keys.includes(key))
        yield file.at(
          [group, key],
          `“${text}” is the name of ${keys.join(' or ')}: write that of ${key}.`,
        );
    }
  }
}

/**
 * Reports values that a language prints alike, such as 8 in the morning and 8 in the evening, days
 * and months under another one's name, and products or pages with one name.
 */
export function* checkAlike(
  file: JsonFile,
  language: Language,
  englishCommon: JsonGroup,
): Generator<Problem> {
  const common = file.content ?? {};
  const format = figureFormat(language, common);
  for (const [group, figures] of scalesOf(englishCommon)) {
    const alike = firstAlike(figures, format);
    const words = common[group];
    if (!alike || !isGroup(words)) continue;
    const { text, before, one } = alike;
    const cure =
      one.unit === 'clock'
        ? 'say what part of the day it is, or, if hours count from 0 to 23, write "hourCycle": "h23" into meta.json'
        : 'write the words of each';
    const nameOfOne = (figure: Figure) => nameOf(figure, language.tag, words);
    const [first, second] = [before, one].map((figure) =>
      typeof figure.value === 'number' ? figure.value : nameOfOne(figure),
    );
    yield file.at(
      [group, nameOfOne(one)],
      `“${text}” stands for ${first} and for ${second}: ${cure}.`,
    );
  }
  yield* checkExchanged(file, language.tag);
  const links = isGroup(common.menu) && common.menu.links;
  if (!isGroup(links)) return;
  const same = firstAlike(Object.keys(links), (name) => String(links[name]));
  if (same)
    yield file.at(
      ['menu', 'links', same.one],
      `“${same.text}” is also the name of “${same.before}”: nobody could tell the two links apart.`,
    );
}
