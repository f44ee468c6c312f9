import { englishTag } from '../i18n/keys.ts';
import { withoutCode } from './checkText.ts';
import {
  isGroup,
  type JsonFile,
  type JsonGroup,
  type Problem,
  quoted,
  shownValue,
} from './Locales.ts';
import type { LanguageRules } from './languageRules.ts';

/** A name that a translation may have for a name of the English group. */
interface Member {
  readonly name: string;
  /** The English name to compare with: `month_other` for the Arabic `month_few`. */
  readonly source: string;
  /** The name without plural form: `month`. */
  readonly base: string;
  /** The plural form of a counted text: a CLDR category, or a number as in `times_2`. */
  readonly form?: string;
  /** The English texts of a counted text by plural form. */
  readonly forms?: ReadonlyMap<string, string>;
}

/** A text that a translation may have. */
export interface ExpectedText extends Member {
  /** `home:hero.title`, as in sources.json, the glossary and commands. */
  readonly id: string;
  readonly path: readonly string[];
  /** The dotted key. */
  readonly key: string;
  /** The dotted key without plural form, as in the notes. */
  readonly noteKey: string;
  readonly english: string;
  /** The translation; empty if there is none. */
  readonly text: string;
}

function splitForm(name: string) {
  const [, base = name, form = ''] =
    /^(.+)_(zero|one|two|few|many|other|0|[1-9]\d*)$/.exec(name) ?? [];
  return { base, form };
}

/** The English texts of a counted text by form; none if no name has a form such as `_other`. */
function formsOf(base: string, english: JsonGroup): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [name, text] of Object.entries(english)) {
    const split = splitForm(name);
    if (split.base === base && split.form && typeof text === 'string') forms.set(split.form, text);
  }
  const isCounted = [...forms.keys()].some((form) => !/\d/.test(form));
  return isCounted ? forms : new Map();
}

/**
 * The texts of a file that are only copies of the English ones, as platforms export what nobody has
 * translated: those of three words or more, and in a file that is a copy for the most part all. Those
 * that sources.json records are meant the same (`npm run locales -- keep`).
 */
export function copiesIn(
  texts: readonly ExpectedText[],
  isKept: (text: ExpectedText) => boolean,
  { tag }: LanguageRules,
): ReadonlySet<string> {
  const language = new Intl.Locale(tag).language;
  if (language === englishTag) return new Set();
  const words = ({ english }: ExpectedText) => withoutCode(english).match(/\p{L}+/gu) ?? [];
  const isLong = (text: ExpectedText) => words(text).length > 2;
  const isSame = ({ text, english }: ExpectedText) => text !== '' && text === english;
  const long = texts.filter((text) => text.text !== '' && isLong(text));
  const copies = texts.filter((text) => isSame(text) && !isKept(text));
  const longCopies = copies.filter(isLong);
  const isCopy = longCopies.length > long.length / 2;
  return new Set((isCopy ? copies : longCopies).map(({ id }) => id));
}

/** A text of an exact hour, before noon or after. */
const hourName = /^(?:morning_(?:\d|1[01])|evening_(?:1[2-9]|2[0-3]))$/;

/** The names that a translation of an English group may have, in the English order. */
function membersOf(english: JsonGroup, own: JsonGroup, rules: LanguageRules): Member[] {
  const all = [...Object.keys(english), ...Object.keys(own)].map(splitForm);
  const members = Object.keys(english).flatMap((name): Member[] => {
    const { base } = splitForm(name);
    const forms = formsOf(base, english);
    // Any language may have forms for exact numbers, also of hours.
    const exact = all.filter((split) => split.base === base && /\d/.test(split.form));
    const numbers = exact.map(({ form }) => form);
    if (forms.size === 0) {
      const hours = numbers.filter((form) => hourName.test(`${base}_${form}`));
      const ofHours = hours.map((form) => ({ name: `${base}_${form}`, source: name, base, form }));
      return [...ofHours, { name, source: name, base: name }];
    }
    return [...numbers, ...rules.categories].map((form) => {
      const like = [form, 'other', ...forms.keys()].find((candidate) => forms.has(candidate));
      return { name: `${base}_${form}`, source: `${base}_${like}`, base, form, forms };
    });
  });
  return [...new Map(members.map((member) => [member.name, member])).values()];
}

/** The texts of an English file or group, with the translations in the language's own. */
export function expectedTexts(
  namespace: string,
  english: JsonGroup,
  own: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): ExpectedText[] {
  return membersOf(english, own, rules).flatMap((member) => {
    const [value, given] = [english[member.source], own[member.name]];
    const path = [...groups, member.name];
    if (isGroup(value)) {
      const inner = isGroup(given) ? given : {};
      return expectedTexts(namespace, value, inner, rules, path);
    }
    if (typeof value !== 'string') return [];
    const text = typeof given === 'string' ? given : '';
    const noteKey = [...groups, member.base].join('.');
    const key = path.join('.');
    return [{ ...member, id: `${namespace}:${key}`, path, key, noteKey, english: value, text }];
  });
}

/** The texts that a new translation starts with, all empty. */
export function emptyTexts(english: JsonGroup, rules: LanguageRules): JsonGroup {
  const members = membersOf(english, {}, rules).map(({ name, source }) => {
    const value = english[source];
    return [name, isGroup(value) ? emptyTexts(value, rules) : ''];
  });
  return Object.fromEntries(members);
}

function unknownName(name: string, own: JsonGroup, members: Member[], rules: LanguageRules) {
  if (name.includes('.'))
    return 'A key with dots does not work: write each part as a group of its own, as in the English file.';
  const { base, form: given } = splitForm(name.replace(/_plural$/, '_other'));
  if (given && /^(?:morning|evening)$/.test(base))
    return 'The number is not an hour of this text: “morning” has the hours 0 to 11, “evening” 12 to 23, as in “evening_17”.';
  const forms = members.filter((member) => member.form && member.base === base);
  if (forms.length > 0)
    return `${rules.name} does not have this plural form: use ${quoted(forms.map((form) => form.name))}.`;
  const lacking = members.filter((member) => !Object.hasOwn(own, member.name));
  const names = quoted(lacking.map((member) => member.name).slice(0, 8), ' or ');
  return `English has no such key here: ${names && `rename it to ${names}, or `}remove it.`;
}

/**
 * Reports counted texts that have forms of numbers alone. Programs that write i18next JSON v3 number the
 * plural forms: their `month_0` is for 1, and here for 0.
 */
function* checkForms(
  file: JsonFile,
  own: JsonGroup,
  members: readonly Member[],
  rules: LanguageRules,
  groups: readonly string[],
): Generator<Problem> {
  for (const base of new Set(members.filter(({ forms }) => forms).map((member) => member.base))) {
    const given = members.filter((member) => member.base === base && own[member.name]);
    const exact = given.filter(({ form = '', forms }) => /\d/.test(form) && !forms?.has(form));
    const [first] = exact;
    if (!first || exact.length < given.length) continue;
    const names = rules.categories.map((form) => `${base}_${form}`);
    const text = `${quoted(exact.map(({ name }) => name))} ${exact.length === 1 ? 'is a form' : 'are forms'} of exact numbers, and no other number has one: name the forms ${quoted(names)}. A platform must be set to i18next JSON v4, not v3.`;
    yield file.at([...groups, first.name], text);
  }
}

/** Reports keys that the English file lacks, texts in place of groups and the reverse. */
export function* checkKeys(
  file: JsonFile,
  english: JsonGroup,
  own: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): Generator<Problem> {
  const members = membersOf(english, own, rules);
  yield* checkForms(file, own, members, rules, groups);
  for (const [name, value] of Object.entries(own)) {
    const path = [...groups, name];
    const member = members.find((candidate) => candidate.name === name);
    const source = member && english[member.source];
    if (source === undefined) yield file.at(path, unknownName(name, own, members, rules));
    else if (isGroup(source) && isGroup(value)) yield* checkKeys(file, source, value, rules, path);
    // A value of another kind in English is reported in the English file.
    else if (isGroup(source) || (typeof source === 'string' && typeof value !== 'string')) {
      const wanted = isGroup(source) ? 'a group in braces { … }' : 'a text in quotation marks';
      const hint = value === null ? ', or "" if it is not translated yet' : '';
      const text = `${shownValue(value)} stands where English has ${wanted}: write ${wanted}${hint}.`;
      yield file.at(path, text);
    }
  }
}
