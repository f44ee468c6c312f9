import { englishTag } from '../../i18n/keys.ts';
import type { ExpectedText } from '../files/expectedTexts.ts';
import { isPolicy, problemLine } from '../files/Locales.ts';
import { languageRules } from '../files/languageRules.ts';
import { englishThen } from '../files/records.ts';
import { type English, noteOf } from './english.ts';
import type { InspectedLanguage, InspectedNamespace } from './inspectLocales.ts';

function row(name: string, cells: readonly string[]): string {
  return `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}

function countsRow(name: string, namespaces: readonly InspectedNamespace[]): string {
  if (namespaces.length === 1 && !namespaces[0]?.isReadable) return row(name, ['cannot be read']);
  const count = (kind: 'translated' | 'missing' | 'outdated') =>
    namespaces.flatMap((one) => one[kind]).length;
  const [translated, missing] = [count('translated'), count('missing')];
  const all = translated + missing;
  // Rounded down: 100 % means that no text is missing.
  const share = all === 0 ? 100 : Math.floor((translated / all) * 100);
  return row(name, [...[translated, missing, count('outdated')].map(String), `${share} %`]);
}

/** Policy and terms, which lawyers translate, have a row of their own below the total. */
function table(namespaces: readonly InspectedNamespace[]): string[] {
  const policies = namespaces.filter(({ namespace }) => isPolicy(namespace));
  const others = namespaces.filter(({ namespace }) => !isPolicy(namespace));
  return [
    row('', ['translated', 'missing', 'outdated', 'complete']),
    ...others.map((one) => countsRow(one.namespace, [one])),
    countsRow('total', others),
    ...(policies.length > 0 ? [countsRow('policy and terms', policies)] : []),
  ];
}

/** Formats the report on a language: the numbers of each file. */
export function formatReport({ tag, name, status, namespaces }: InspectedLanguage): string {
  const count = (kind: 'translated' | 'warnings') =>
    namespaces.reduce((sum, namespace) => sum + namespace[kind].length, 0);
  const standIns = namespaces.reduce((sum, namespace) => sum + namespace.standIns.size, 0);
  const english = `  The source: ${count('translated')} texts in ${namespaces.length} files.`;
  const copies = `  Copies of English texts, keys, marks such as TODO: ${standIns}. They count as missing; a platform must leave out what nobody has translated.`;
  const hint = `  Warnings: ${count('warnings')}. To see them: npm run locales -- check ${tag}`;
  return [
    `${tag}  ${name}${status && ` (${status})`}`,
    ...(tag === englishTag ? [english] : table(namespaces)),
    ...(standIns > 0 ? [copies] : []),
    ...(count('warnings') > 0 ? [hint] : []),
    '',
  ].join('\n');
}

/** A heading, then each text with its details; empty details are left out. */
function list(
  heading: string,
  texts: readonly ExpectedText[],
  detailsOf: (text: ExpectedText) => Readonly<Record<string, string>>,
): string[] {
  const lines = texts.flatMap((text) => {
    const details = Object.entries({ English: text.english, ...detailsOf(text) });
    const filled = details.filter(([, value]) => value !== '');
    const shown = filled.map(([name, value]) => `      ${`${name}:`.padEnd(14)}${value}`);
    return [`  ${text.key}`, ...shown];
  });
  return lines.length > 0 ? [heading, ...lines, ''] : [];
}

/**
 * Formats what is left to do in a language: outdated texts and warnings.
 * @param only a single namespace, whose missing texts are then listed, too
 */
export function formatDetails(
  { tag, namespaces, records }: InspectedLanguage,
  english: English,
  only: string | undefined,
): string {
  const rules = languageRules(tag);
  const numbersOf = (form = '') => rules.numbersOf(form).slice(0, 3).join(', ');
  const chosen = namespaces.filter(({ namespace }) => only === undefined || namespace === only);
  const lines = chosen.flatMap(({ namespace, missing, standIns, outdated, warnings }) => [
    ...list(`Outdated in ${namespace}.json: the English text has changed`, outdated, (text) => ({
      'English then': englishThen(text, records),
      Yours: text.text,
      Note: noteOf(english, text),
      'Still right': `npm run locales -- keep ${tag} ${text.id}`,
    })),
    ...list(`Missing in ${namespace}.json`, only ? missing : [], (text) => ({
      'For numbers': numbersOf(text.form),
      Yours: text.text,
      'Meant so': standIns.has(text) ? `npm run locales -- keep ${tag} ${text.id}` : '',
      Note: noteOf(english, text),
    })),
    ...warnings.map((warning) => `To look at: ${problemLine(warning)}\n`),
  ]);
  const lacking = chosen.filter((one) => one.missing.length > 0 && !isPolicy(one.namespace));
  // The guide for translators begins with `common`.
  const next = lacking.find(({ namespace }) => namespace === 'common') ?? lacking[0];
  const hint = `Missing texts with their notes: npm run locales -- check ${tag} ${next?.namespace}\n`;
  return [...lines, ...(only || !next ? [] : [hint])].join('\n');
}

/**
 * Lists the texts about money without the English texts, for the person who translates them back.
 */
export function formatMoneyTexts({ namespaces }: InspectedLanguage, english: English): string {
  return namespaces
    .flatMap(({ translated }) => translated)
    .filter((text) => text.id.startsWith('policy-terms-') || /^Money\./.test(noteOf(english, text)))
    .map(({ id, text }) => `${id}\n  ${text}\n`)
    .join('\n');
}
