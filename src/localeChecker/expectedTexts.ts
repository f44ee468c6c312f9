import type { Figure } from '../build/translations/readLocales.ts';
import type { FiguresByName } from './checkFigures.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { isGroup, type JsonGroup } from './readJson.ts';

/** A name that a language's file should have where English has a name like it. */
export interface ExpectedName {
  readonly name: string;
  /** The English name that it is compared with: `month_other` for the `month_few` of Arabic. */
  readonly source: string;
  /** The name that stands for all forms of a counted text: `month`. */
  readonly base: string;
  /** For a counted text: its category of CLDR, or a number as in `times_2`. */
  readonly form?: string;
  /** For a counted text: the English texts by form. */
  readonly forms?: ReadonlyMap<string, string>;
}

/** A text that a translation should have. */
export interface ExpectedText extends ExpectedName {
  readonly path: readonly string[];
  /** The dotted key, and the same with the base in place of the name. */
  readonly key: string;
  readonly noteKey: string;
  readonly english: string;
}

const counted = /^(.+)_(zero|one|two|few|many|other|\d+)$/;

/** The names of a group that come in plural forms, without the form. */
export function pluralBases(group: JsonGroup): ReadonlySet<string> {
  const bases = Object.keys(group).flatMap((name) => {
    const [, base, form = ''] = counted.exec(name) ?? [];
    return base && !/\d/.test(form) ? [base] : [];
  });
  return new Set(bases);
}

/** `month` and `one` for `month_one`, if the group counts months. */
export function splitForm(name: string, bases: ReadonlySet<string>) {
  const [, base, form] = counted.exec(name) ?? [];
  return base && form && bases.has(base) ? { base, form } : undefined;
}

function formsOf(base: string, english: JsonGroup): ReadonlyMap<string, string> {
  const forms = Object.entries(english).flatMap(([name, value]) => {
    const split = splitForm(name, new Set([base]));
    return split && typeof value === 'string' ? [[split.form, value] as const] : [];
  });
  return new Map(forms);
}

function countedNames(base: string, english: JsonGroup, rules: LanguageRules): ExpectedName[] {
  const forms = formsOf(base, english);
  const numbers = [...forms.keys()].filter((form) => /\d/.test(form));
  return [...numbers, ...rules.categories].map((form) => {
    const like = [form, 'other', ...forms.keys()].find((candidate) => forms.has(candidate));
    return { name: `${base}_${form}`, source: `${base}_${like}`, base, form, forms };
  });
}

/** The names that a language's file should have where English has this group, in its order. */
export function expectedNames(english: JsonGroup, rules: LanguageRules): ExpectedName[] {
  const bases = pluralBases(english);
  const names = Object.keys(english).flatMap((name) => {
    const base = splitForm(name, bases)?.base;
    return base === undefined
      ? [{ name, source: name, base: name }]
      : countedNames(base, english, rules);
  });
  return [...new Map(names.map((expected) => [expected.name, expected])).values()];
}

/** Every text that a language should have where English has this group. */
export function expectedTexts(
  english: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): ExpectedText[] {
  return expectedNames(english, rules).flatMap((expected) => {
    const value = english[expected.source];
    const path = [...groups, expected.name];
    if (isGroup(value)) return expectedTexts(value, rules, path);
    if (typeof value !== 'string') return [];
    const noteKey = [...groups, expected.base].join('.');
    return [{ ...expected, path, key: path.join('.'), noteKey, english: value }];
  });
}

/**
 * Whether a language may do without a text: a form for one number, such as "twice", is a help, and
 * one that no number up to 200 takes, such as French "many", is needed only where a figure takes it.
 */
export function isOptional(
  { form, base }: ExpectedName,
  rules: LanguageRules,
  figures: FiguresByName,
): boolean {
  if (form === undefined) return false;
  const takesIt = ({ unit, value }: Figure) =>
    unit === base && rules.categoryOf(Number(value)) === form;
  return rules.numbersOf(form).length === 0 && ![...figures.values()].some(takesIt);
}
