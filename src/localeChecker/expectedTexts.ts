import type { FiguresByName } from './checkFigures.ts';
import type { Figure } from './Figure.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { isGroup, type JsonGroup } from './readJson.ts';

/** A name that a translation should have for a name of the English group. */
export interface ExpectedName {
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

/** A text that a translation should have. */
export interface ExpectedText extends ExpectedName {
  readonly path: readonly string[];
  /** The dotted key. */
  readonly key: string;
  /** The dotted key without plural form, as in the notes. */
  readonly noteKey: string;
  readonly english: string;
}

const counted = /^(.+)_(zero|one|two|few|many|other|\d+)$/;

/** The names of a group that have plural forms, without the form. */
export function pluralBases(group: JsonGroup): ReadonlySet<string> {
  const bases = Object.keys(group).flatMap((name) => {
    const [, base, form = ''] = counted.exec(name) ?? [];
    return base && !/\d/.test(form) ? [base] : [];
  });
  return new Set(bases);
}

/** Splits `month_one` into `month` and `one` if `month` is one of the bases. */
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

/** The names that a translation of an English group should have, in the English order. */
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

/** The texts that a translation of an English group should have. */
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
 * Whether a translation may lack a text: a form for one number, such as "twice", or a form that no
 * number up to 200 selects, such as French `many`, unless a figure selects it.
 */
export function isOptional(
  { form, base }: ExpectedName,
  rules: LanguageRules,
  figures: FiguresByName,
): boolean {
  if (form === undefined) return false;
  const selectsForm = ({ unit, value }: Figure) =>
    (unit === base && rules.categoryOf(Number(value)) === form) ||
    (unit === 'naira' &&
      base === 'nairaMillions' &&
      rules.categoryOf(Number(value) / 1_000_000) === form);
  return rules.numbersOf(form).length === 0 && ![...figures.values()].some(selectsForm);
}
