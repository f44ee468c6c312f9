import type { Notes } from './checkNotes.ts';
import type { ExpectedText } from './expectedTexts.ts';
import type { InspectedLanguage, OutdatedText, ReportedNamespace } from './inspectLanguage.ts';
import { exampleNumbers, type LanguageRules, languageRules } from './LanguageRules.ts';
import { markDifference } from './markDifference.ts';
import { isPolicy } from './newLanguage.ts';
import { type Problem, problemLine } from './Problem.ts';

/** The options of `check`. */
export interface DetailsOptions {
  /** Limits the output to one file, with its missing texts and warnings. */
  readonly namespace?: string | undefined;
  /** Lists the missing texts of all files. */
  readonly withMissing: boolean;
  /** Lists the warnings of all files. */
  readonly withWarnings: boolean;
}

function formLines({ form }: ExpectedText, rules: LanguageRules): string[] {
  const numbers = form === undefined ? '' : exampleNumbers(form, rules);
  return numbers ? [`Form:         after ${numbers}`] : [];
}

function missingLines(text: ExpectedText, rules: LanguageRules): string[] {
  return [`English:      ${text.english}`, ...formLines(text, rules)];
}

function outdatedLines(text: OutdatedText, namespace: string, tag: string): string[] {
  const { snapshot, english, key } = text;
  const [before, now] = markDifference(snapshot.english, english);
  return [
    `English then: ${before}`,
    `English now:  ${now}`,
    `Yours:        ${text.text}`,
    `Still right?  npm run locales -- keep ${tag} ${namespace}:${key}`,
  ];
}

/** A heading, then each text with its details and its note. */
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

/** The numbers of missing texts and warnings by file. */
function summary({ tag, namespaces, warnings }: InspectedLanguage): string[] {
  const rows = namespaces
    .filter(({ namespace }) => !isPolicy(namespace))
    .map(({ namespace, missing }) => ({
      namespace,
      counts: [missing.length, warningsIn(namespace, warnings).length],
    }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ namespace, counts: [missing, warned] }) => {
      const counts = `${missing} missing, ${warned} to look at`;
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

/** Formats the remaining work in a language, as a summary or text by text. */
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
