import type { ExpectedText } from '../expectedTexts.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import { didYouMean, nearest } from '../nearest.ts';

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The placeholders with the number of a counted text. */
const numbers: ReadonlySet<string> = new Set(['count', 'amount']);

/** The names of a text's placeholders, with repetitions. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());
}

export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, '');
}

function written(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}

function checkBraces(text: string, allowed: readonly string[]): string | undefined {
  const near = /\S{0,12}[{}](?:.{0,12}[{}])?/.exec(withoutPlaceholders(text))?.[0];
  if (near === undefined) return undefined;
  const meant = nearest(near.replace(/[^\p{L}\p{N}]/gu, ''), allowed) ?? allowed[0];
  const how = meant
    ? `Write ${written([meant])}, with two braces on each side`
    : 'The English text has no placeholder here: remove the braces';
  return `The braces near “${near}” are not those of a placeholder. ${how}.`;
}

function checkAdded(added: string | undefined, candidates: readonly string[]): string | undefined {
  if (added === undefined) return undefined;
  if (added.startsWith('-'))
    return `${written([added])} with a hyphen would put the value into the page unchecked. Write ${written([added.slice(1).trim()])}.`;
  const meant = nearest(added, candidates) ?? (candidates.length === 1 ? candidates[0] : undefined);
  const how = meant ? `Write ${written([meant])}` : 'Remove it';
  return `${written([added])} is not in the English text, so nothing would fill it in. ${how}.`;
}

function checkMissing(missing: readonly string[]): string | undefined {
  return missing.length === 0
    ? undefined
    : `${written(missing)} is in the English text and missing here. Put it where the value belongs.`;
}

function times(name: string, names: readonly string[]): number {
  return names.filter((candidate) => candidate === name).length;
}

function checkRepeated(own: readonly string[], texts: readonly string[]): string | undefined {
  const most = (name: string) =>
    Math.max(...texts.map((text) => times(name, placeholdersIn(text))));
  const repeated = own.find((name) => times(name, own) > most(name));
  return repeated === undefined
    ? undefined
    : `${written([repeated])} stands here more often than in the English text. Remove what is too much.`;
}

/** Whether a plural form for one number may omit it: English lacks the form, or omits a number too. */
function mayOmitNumber({ form, forms }: ExpectedText, rules: LanguageRules): boolean {
  if (!form || !forms || rules.numbersOf(form).length !== 1) return false;
  const hasNumber = (text: string) => placeholdersIn(text).some((name) => numbers.has(name));
  return !forms.has(form) || [...forms.values()].some((text) => !hasNumber(text));
}

/**
 * Checks that a translation has the placeholders of the English text, each as often. A plural form
 * for one number may spell the number out where English does so too or lacks that form.
 * @param excused placeholders whose absence another problem reports
 */
export function checkPlaceholders(
  text: string,
  expected: ExpectedText,
  rules: LanguageRules,
  excused: ReadonlySet<string>,
): string | undefined {
  const texts = [expected.english, ...(expected.forms?.values() ?? [])];
  const allowed = [...new Set(texts.flatMap(placeholdersIn))];
  const own = placeholdersIn(text);
  const canOmitNumber = mayOmitNumber(expected, rules);
  const missing = [...new Set(placeholdersIn(expected.english))].filter(
    (name) => !own.includes(name) && !excused.has(name) && !(canOmitNumber && numbers.has(name)),
  );
  const added = own.find((name) => !allowed.includes(name));
  return (
    checkBraces(text, allowed) ??
    checkAdded(added, missing.length > 0 ? missing : allowed) ??
    checkMissing(missing) ??
    checkRepeated(own, texts)
  );
}

/** Checks the names of placeholders in an English text, which has no text to be compared with. */
export function checkPlaceholderNames(text: string, known: ReadonlySet<string>) {
  for (const name of placeholdersIn(text)) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      return `${written([name])} is no name of a placeholder. Use letters and digits only, without a format or a hyphen.`;
    if (!known.has(name) && name.length > 5 && nearest(name, known) !== undefined)
      return `${written([name])} is neither a figure nor a company fact.${didYouMean(name, known)}`;
  }
  return undefined;
}
