import type { ExpectedText } from '../expectedMembers.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import { didYouMean, nearest } from '../nearest.ts';

interface Placeholders {
  readonly names: ReadonlySet<string>;
  /** Where the braces are not those of a placeholder. */
  readonly broken: string | undefined;
}

const placeholder = /\{\{([^{}]*)\}\}/g;

/** What code passes as the number of a counted text. */
const numbers = new Set(['count', 'amount']);

const none: Placeholders = { names: new Set(), broken: undefined };

/** The placeholders of a text. */
export function placeholdersOf(text: string): Placeholders {
  if (!/[{}]/.test(text)) return none;
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
  const rest = text.replace(placeholder, '');
  return { names: new Set(names), broken: /[{}]/.test(rest) ? bracesNear(rest) : undefined };
}

function bracesNear(text: string): string | undefined {
  return /\S{0,12}[{}](?:.{0,12}[{}])?/.exec(text)?.[0];
}

/** The text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, '');
}

function written(names: Iterable<string>): string {
  return [...names].map((name) => `{{${name}}}`).join(', ');
}

function mayLeaveNumberOut({ form, forms }: ExpectedText, rules: LanguageRules): boolean {
  if (!form || !forms || !rules.standsForOneNumber(form)) return false;
  const inWords = [...forms.values()].some((text) => !hasNumber(text));
  return inWords || !forms.has(form);
}

function hasNumber(text: string): boolean {
  return [...placeholdersOf(text).names].some((name) => numbers.has(name));
}

function requiredNames(expected: ExpectedText, rules: LanguageRules): string[] {
  const names = [...placeholdersOf(expected.english).names];
  return mayLeaveNumberOut(expected, rules) ? names.filter((name) => !numbers.has(name)) : names;
}

function allowedNames({ english, forms }: ExpectedText): ReadonlySet<string> {
  const texts = [english, ...(forms?.values() ?? [])];
  return new Set(texts.flatMap((text) => [...placeholdersOf(text).names]));
}

function brokenBraces(broken: string, allowed: ReadonlySet<string>): string {
  const candidate = nearest(broken.replace(/[^\p{L}\p{N}]/gu, ''), allowed);
  const example = candidate ?? [...allowed][0];
  const how =
    example === undefined
      ? 'The English text has no placeholder here: remove the braces'
      : `Write ${written([example])}, with two braces on each side`;
  return `The braces near “${broken}” are not those of a placeholder. ${how}.`;
}

function addedName(name: string, candidates: readonly string[]): string {
  const shown = written([name]);
  if (name.startsWith('-'))
    return `${shown} with a hyphen would put the value into the page unchecked. Write ${written([name.slice(1).trim()])}.`;
  const candidate = nearest(name, candidates) ?? (candidates.length === 1 ? candidates[0] : '');
  const how = candidate ? `Write ${written([candidate])}` : 'Remove it';
  return `${shown} is not in the English text, so nothing would fill it in. ${how}.`;
}

function difference(own: ReadonlySet<string>, required: string[], allowed: ReadonlySet<string>) {
  const dropped = required.filter((name) => !own.has(name));
  const added = [...own].find((name) => !allowed.has(name));
  if (added !== undefined) return addedName(added, dropped.length > 0 ? dropped : [...allowed]);
  if (dropped.length === 0) return undefined;
  return `${written(dropped)} is in the English text and missing here. Put it where the value belongs.`;
}

function timesIn(name: string, text: string): number {
  return [...text.matchAll(placeholder)].filter(([, found = '']) => found.trim() === name).length;
}

function repeated(text: string, { english, forms }: ExpectedText): string | undefined {
  const texts = [english, ...(forms?.values() ?? [])];
  const name = [...placeholdersOf(text).names].find(
    (own) => timesIn(own, text) > Math.max(...texts.map((other) => timesIn(own, other))),
  );
  return name === undefined
    ? undefined
    : `${written([name])} stands here more often than in the English text. Remove what is too much.`;
}

/**
 * A translation has the placeholders of the English text, each as often. A plural form that
 * stands for one number only may say it in words where English does so too or lacks that form.
 * @param excused placeholders whose absence another complaint has explained
 */
export function checkPlaceholders(
  text: string,
  expected: ExpectedText,
  rules: LanguageRules,
  excused: ReadonlySet<string>,
): string | undefined {
  const own = placeholdersOf(text);
  const allowed = allowedNames(expected);
  if (own.broken !== undefined) return brokenBraces(own.broken, allowed);
  const required = requiredNames(expected, rules).filter((name) => !excused.has(name));
  return difference(own.names, required, allowed) ?? repeated(text, expected);
}

/** Names that only look like a known one, in English texts, which are compared with nothing. */
export function checkPlaceholderNames(text: string, known: ReadonlySet<string>) {
  for (const name of placeholdersOf(text).names) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      return `${written([name])} is no name of a placeholder. Use letters and digits only, without a format or a hyphen.`;
    if (!known.has(name) && name.length > 5 && nearest(name, known) !== undefined)
      return `${written([name])} is neither a figure nor a company fact.${didYouMean(name, known)}`;
  }
  return undefined;
}
