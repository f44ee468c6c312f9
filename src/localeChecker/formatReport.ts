import { sourceTag } from '../i18n/sourceTag.ts';
import type { InspectedLanguage, ReportedNamespace } from './inspectLanguage.ts';
import { isPolicy } from './newLanguage.ts';

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

/** The translated share, rounded down: 100 % means that no text is missing. */
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

/** Policy and terms, which lawyers translate, have a row of their own below the total. */
function table(namespaces: readonly ReportedNamespace[]): string[] {
  const policies = namespaces.filter(({ namespace }) => isPolicy(namespace));
  const others = namespaces.filter(({ namespace }) => !isPolicy(namespace));
  return [
    row('', columns),
    ...others.map(namespaceRow),
    countsRow('total', countsOf(others)),
    ...(policies.length > 0 ? [countsRow('policy and terms', countsOf(policies))] : []),
    ...policies.filter(({ isReadable }) => !isReadable).map(namespaceRow),
  ];
}

function title({ tag, name, status }: InspectedLanguage): string {
  const details = [name, status && `(${status})`].filter(Boolean).join(' ');
  return details ? `${tag}  ${details}` : tag;
}

/** Formats the report on a language: the numbers of each file. */
export function formatReport(language: InspectedLanguage): string {
  const { tag, namespaces, remarks } = language;
  const lines =
    tag === sourceTag
      ? [`  The source: ${countsOf(namespaces).translated} texts in ${namespaces.length} files.`]
      : table(namespaces);
  return [title(language), ...lines, ...remarks.map((remark) => `  ${remark}`), ''].join('\n');
}
