import { sourceTag } from '../i18n/sourceTag.ts';
import type { Notes } from './checkNotes.ts';
import type { InspectedLanguage, ReportedNamespace } from './inspectLanguage.ts';

const columns = ['translated', 'missing', 'outdated', 'same as English', 'complete'];

interface Counts {
  readonly translated: number;
  readonly missing: number;
  readonly outdated: number;
  readonly identical: number;
}

function countsOf(namespaces: readonly ReportedNamespace[]): Counts {
  const sum = (name: keyof Counts) =>
    namespaces.reduce((total, namespace) => total + namespace[name].length, 0);
  return {
    translated: sum('translated'),
    missing: sum('missing'),
    outdated: sum('outdated'),
    identical: sum('identical'),
  };
}

/** Never rounded up to 100, so that 100 % means that nothing is missing. */
function share({ translated, missing }: Counts): string {
  const all = translated + missing;
  return `${all === 0 ? 100 : Math.floor((translated / all) * 100)} %`;
}

function row(name: string, cells: readonly string[]): string {
  const widths = [12, 9, 10, 17, 10];
  return `  ${name.padEnd(34)}${cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('')}`;
}

function countsRow(name: string, counts: Counts): string {
  const { translated, missing, outdated, identical } = counts;
  const numbers = [translated, missing, outdated, identical].map(String);
  return row(name, [...numbers, share(counts)]);
}

function namespaceRow(namespace: ReportedNamespace): string {
  return namespace.isReadable
    ? countsRow(namespace.namespace, countsOf([namespace]))
    : row(namespace.namespace, ['cannot be read']);
}

function title({ tag, name, status }: InspectedLanguage): string {
  const details = [name, status && `(${status})`].filter(Boolean).join(' ');
  return details ? `${tag}  ${details}` : tag;
}

/** The report on a language: how much of each file is translated. */
export function formatReport(language: InspectedLanguage): string {
  const { tag, namespaces, remarks } = language;
  const all = countsOf(namespaces);
  const lines =
    tag === sourceTag
      ? [`  The source: ${all.translated} texts in ${namespaces.length} files.`]
      : [row('', columns), ...namespaces.map(namespaceRow), countsRow('total', all)];
  return [title(language), ...lines, ...remarks.map((remark) => `  ${remark}`), ''].join('\n');
}

interface Listed {
  readonly key: string;
  readonly noteKey: string;
  readonly lines: readonly string[];
}

function list(heading: string, namespace: string, texts: readonly Listed[], notes: Notes) {
  if (texts.length === 0) return [];
  const entries = texts.map(({ key, noteKey, lines }) => {
    const note = notes.get(`${namespace}:${noteKey}`);
    const all = note ? [...lines, `Note:        ${note}`] : lines;
    return [`  ${key}`, ...all.map((line) => `      ${line}`)].join('\n');
  });
  return [heading, ...entries, ''];
}

/** Each text that a language lacks, or that was made from an older English text. */
export function formatGaps({ tag, namespaces }: InspectedLanguage, notes: Notes): string {
  const lines = namespaces.flatMap(({ namespace, missing, outdated }) => {
    const file = `locales/${tag}/${namespace}.json`;
    const lacking = missing.map(({ key, noteKey, english }) => ({
      key,
      noteKey,
      lines: [`English:     ${english}`],
    }));
    const old = outdated.map(({ key, noteKey, english, text }) => ({
      key,
      noteKey,
      lines: [`English now: ${english}`, `Yours:       ${text}`],
    }));
    return [
      ...list(`Missing in ${file}`, namespace, lacking, notes),
      ...list(`Outdated in ${file}`, namespace, old, notes),
    ];
  });
  return lines.join('\n');
}
