import { isGroup, type JsonGroup } from './Locales.ts';
import type { LanguageRules } from './languageRules.ts';

export const placeholderPattern = /\{\{([^{}]*)\}\}/g;

const tagPattern = /<\/?[\p{L}\p{N}][^<>]*>/gu;

/** A name that a translation may have for a name in the English group. */
export interface Member {
  readonly name: string;
  /** The English name to compare with: `month_other` for the Arabic `month_few`. */
  readonly englishName: string;
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
  readonly baseKey: string;
  readonly english: string;
  /** The translation; empty if there is none. */
  readonly text: string;
}

/** A name without its plural form, and the form; empty if it has none. */
export function splitForm(name: string) {
  const [, base = name, form = ''] =
    /^(.+)_(zero|one|two|few|many|other|0|[1-9]\d*)$/.exec(name) ?? [];
  return { base, form };
}

/** The English texts of a counted text by form; empty if no name has a form such as `_other`. */
function formsOf(base: string, english: JsonGroup): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [name, text] of Object.entries(english)) {
    const split = splitForm(name);
    if (split.base === base && split.form && typeof text === 'string') forms.set(split.form, text);
  }
  const isCounted = [...forms.keys()].some((form) => !/\d/.test(form));
  return isCounted ? forms : new Map();
}

/** A text without its placeholders and tags. */
export function withoutCode(text: string): string {
  return text.replace(placeholderPattern, '').replace(tagPattern, '');
}

/** A text, or words of it, as they are compared: only letters and figures matter, not capitals. */
export function folded(text: string): string {
  const words = withoutCode(text).normalize('NFC').toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}

/** The name of a text for an exact hour, before noon or after. */
const hourName = /^(?:morning_(?:\d|1[01])|evening_(?:1[2-9]|2[0-3]))$/;

/** The names that a translation of an English group may have, in the English order. */
export function membersOf(english: JsonGroup, own: JsonGroup, rules: LanguageRules): Member[] {
  const all = [...Object.keys(english), ...Object.keys(own)].map(splitForm);
  const members = Object.keys(english).flatMap((name): Member[] => {
    const { base } = splitForm(name);
    const forms = formsOf(base, english);
    // Any language may have forms for exact numbers, also of hours.
    const exact = all.filter((split) => split.base === base && /\d/.test(split.form));
    const numbers = exact.map(({ form }) => form);
    if (forms.size === 0) {
      const hours = numbers.filter((form) => hourName.test(`${base}_${form}`));
      const ofHours = hours.map((form) => ({
        name: `${base}_${form}`,
        englishName: name,
        base,
        form,
      }));
      return [...ofHours, { name, englishName: name, base: name }];
    }
    return [...numbers, ...rules.categories].map((form) => {
      const like = [form, 'other', ...forms.keys()].find((candidate) => forms.has(candidate));
      return { name: `${base}_${form}`, englishName: `${base}_${like}`, base, form, forms };
    });
  });
  return [...new Map(members.map((member) => [member.name, member])).values()];
}

/** The texts of an English file or group, with the translations from the language's own. */
export function expectedTexts(
  namespace: string,
  english: JsonGroup,
  own: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): ExpectedText[] {
  return membersOf(english, own, rules).flatMap((member) => {
    const [value, given] = [english[member.englishName], own[member.name]];
    const path = [...groups, member.name];
    if (isGroup(value)) {
      const inner = isGroup(given) ? given : {};
      return expectedTexts(namespace, value, inner, rules, path);
    }
    if (typeof value !== 'string') return [];
    const text = typeof given === 'string' ? given : '';
    const baseKey = [...groups, member.base].join('.');
    const key = path.join('.');
    return [{ ...member, id: `${namespace}:${key}`, path, key, baseKey, english: value, text }];
  });
}

/** The texts that a new translation starts with, all empty. */
export function emptyTexts(english: JsonGroup, rules: LanguageRules): JsonGroup {
  const members = membersOf(english, {}, rules).map(({ name, englishName }) => {
    const value = english[englishName];
    return [name, isGroup(value) ? emptyTexts(value, rules) : ''];
  });
  return Object.fromEntries(members);
}
