import type { Notes } from './checkNotes.ts';
import type { ExpectedText } from './expectedTexts.ts';
import type { InspectedLanguage, OutdatedText, ReportedNamespace } from './inspectLanguage.ts';
import { type LanguageRules, languageRules } from './LanguageRules.ts';
import { markDifference } from './markDifference.ts';
import { isPolicy } from './newLanguage.ts';
import { type Problem, problemLine } from './Problem.ts';
import { isHash } from './sources.ts';

/** What `check` shows of a language. */
export interface DetailsOptions {
  /** One file alone, with each text that it lacks. */
  readonly namespace?: string | undefined;
  /** Each text that any file lacks. */
  readonly withMissing: boolean;
  /** Each warning. */
  readonly withWarnings: boolean;
}

/** After which numbers a plural form stands in the language. */
function formLines({ form }: ExpectedText, rules: LanguageRules): string[] {
  if (form === undefined || /\d/.test(form)) return [];
  const numbers = [...rules.numbersOf(form).slice(0, 3), 1_000_000, 0.5];
  const examples = numbers.filter((number) => rules.categoryOf(number) === form).slice(0, 3);
  return [
    `Form:         after ${examples.map((number) => number.toLocaleString('en')).join(', ')}`,
  ];
}

function missingLines(text: ExpectedText, rules: LanguageRules): string[] {
  return [`English:      ${text.english}`, ...formLines(text, rules)];
}

function outdatedLines(text: OutdatedText, namespace: string, tag: string): string[] {
  const { origin, english, key } = text;
  const [before, now] = isHash(origin.english)
    ? [undefined, english]
    : markDifference(origin.english, english);
  return [
    ...(before === undefined ? [] : [`English then: ${before}`]),
    `English now:  ${now}`,
    `Yours:        ${text.text}`,
    `Still right?  npm run locales -- keep ${tag} ${namespace}:${key}`,
  ];
}

/** A heading, and below it each text with what there is to know of it. */
function list<Text extends ExpectedText>(
  heading: string,
  namespace: string,
  texts: readonly Text[],
  notes: Notes,
  linesOf: (text: Text) => string[],
): string[] {
  if (texts.length === 0) return [];
  const entries = texts.map((text) => {
    const note = notes.get(`${namespace}:${text.noteKey}`);
    const lines = [...linesOf(text), ...(note ? [`Note:         ${note}`] : [])];
    return [`  ${text.key}`, ...lines.map((line) => `      ${line}`)].join('\n');
  });
  return [heading, ...entries, ''];
}

function warningsIn(namespace: string, warnings: readonly Problem[]): readonly Problem[] {
  return warnings.filter(({ file }) => file.endsWith(`/${namespace}.json`));
}

/** How many texts each file lacks, and how many are to be looked at. */
function summary({ tag, namespaces, warnings }: InspectedLanguage): string[] {
  const rows = namespaces
    .filter(({ namespace }) => !isPolicy(namespace))
    .map(({ namespace, missing }) => ({
      namespace,
      counts: [missing.length, warningsIn(namespace, warnings).length],
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ namespace, counts: [missing, unsure] }) => {
      const counts = `${missing} missing, ${unsure} to look at`;
      return `  ${counts.padEnd(28)}npm run locales -- check ${tag} ${namespace}`;
    });
  if (rows.length === 0) return [];
  return [
    'File by file',
    ...rows,
    `  All of them: npm run locales -- check ${tag} --missing --warnings`,
    '',
  ];
}

function missingTexts(tag: string, { namespace, missing }: ReportedNamespace, notes: Notes) {
  const rules = languageRules(tag);
  const heading = `Missing in locales/${tag}/${namespace}.json`;
  return list(heading, namespace, missing, notes, (text) => missingLines(text, rules));
}

function outdatedTexts(tag: string, { namespace, outdated }: ReportedNamespace, notes: Notes) {
  const heading = `Outdated in locales/${tag}/${namespace}.json`;
  return list(heading, namespace, outdated, notes, (text) => outdatedLines(text, namespace, tag));
}

/** What is left to do in a language, as a summary or file by file. */
export function formatDetails(
  language: InspectedLanguage,
  notes: Notes,
  { namespace: only, withMissing, withWarnings }: DetailsOptions,
): string {
  const { tag, namespaces, warnings } = language;
  const chosen = namespaces.filter(({ namespace }) => only === undefined || namespace === only);
  const shown = only === undefined ? warnings : warningsIn(only, warnings);
  const missing = chosen.flatMap((namespace) => missingTexts(tag, namespace, notes));
  return [
    ...chosen.flatMap((namespace) => outdatedTexts(tag, namespace, notes)),
    ...(only || withWarnings ? warningList(shown) : []),
    ...(only || withMissing ? missing : []),
    ...(only || withMissing || withWarnings ? [] : summary(language)),
  ].join('\n');
}

function warningList(warnings: readonly Problem[]): string[] {
  if (warnings.length === 0) return [];
  return ['To look at', ...warnings.map((warning) => `  ${problemLine(warning)}`), ''];
}
