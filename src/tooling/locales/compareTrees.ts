import { sourceTag } from '../../i18n/sourceTag.ts';
import {
  type Expected,
  type ExpectedText,
  expectedMembers,
  isOptional,
} from './expectedMembers.ts';
import { describeNode, type JsonGroup, type JsonNode } from './json/JsonNode.ts';
import type { LanguageRules } from './LanguageRules.ts';
import type { Complaint } from './Problem.ts';
import { unknownName } from './unknownName.ts';

/** A text that English has: its dotted key, its form, and how its note is called. */
export interface KnownText {
  readonly key: string;
  readonly noteKey: string;
  readonly expected: ExpectedText;
}

export interface TranslatedText extends KnownText {
  readonly text: string;
  readonly line: number;
}

export interface Comparison {
  readonly translated: TranslatedText[];
  readonly missing: KnownText[];
  readonly complaints: Complaint[];
}

interface Comparing {
  readonly rules: LanguageRules;
  /** All keys of the English file, for suggestions. */
  readonly keys: readonly string[];
  readonly result: Comparison;
}

function joined(path: string, name: string): string {
  const shown = name || '""';
  return path ? `${path}.${shown}` : shown;
}

function wrongKind(own: JsonNode, expected: Expected): string {
  const wanted = expected.kind === 'text' ? 'a text in quotation marks' : 'a group in braces { … }';
  const hint =
    own.kind === 'other' && own.value === null ? ' Write "" for “not translated yet”.' : '';
  return `Here stands ${describeNode(own)}, but in English ${wanted}. Write ${wanted} here too.${hint}`;
}

function compareText(own: JsonNode, known: KnownText, { result }: Comparing): void {
  const { line } = own;
  if (own.kind !== 'text')
    result.complaints.push({ line, key: known.key, text: wrongKind(own, known.expected) });
  if (own.kind === 'text' && own.value !== '')
    result.translated.push({ ...known, text: own.value, line });
  else if (!isOptional(known.expected)) result.missing.push(known);
}

function addMissing(expected: Expected, path: string, name: string, comparing: Comparing): void {
  const key = joined(path, name);
  if (expected.kind === 'group') compareGroups(expected, emptyGroup, key, comparing);
  else if (!isOptional(expected))
    comparing.result.missing.push({ key, noteKey: joined(path, expected.base), expected });
}

const emptyGroup: JsonGroup = { kind: 'group', members: new Map(), line: 1 };

function compareMember(
  own: JsonNode,
  expected: Expected,
  path: string,
  name: string,
  comparing: Comparing,
): void {
  const key = joined(path, name);
  if (expected.kind === 'text')
    compareText(own, { key, noteKey: joined(path, expected.base), expected }, comparing);
  else if (own.kind === 'group') compareGroups(expected, own, key, comparing);
  else {
    comparing.result.complaints.push({ line: own.line, key, text: wrongKind(own, expected) });
    compareGroups(expected, emptyGroup, key, comparing);
  }
}

function compareGroups(
  english: JsonGroup,
  own: JsonGroup,
  path: string,
  comparing: Comparing,
): void {
  const expected = expectedMembers(english, comparing.rules);
  for (const [name, member] of expected) {
    const node = own.members.get(name);
    if (node) compareMember(node, member, path, name, comparing);
    else addMissing(member, path, name, comparing);
  }
  for (const [name, node] of own.members) {
    const isEnglishMistake =
      comparing.rules.tag !== sourceTag && english.members.get(name)?.kind === 'other';
    if (expected.has(name) || isEnglishMistake) continue;
    const text = unknownName(name, path, node, { ...comparing, english, expected });
    comparing.result.complaints.push({ line: node.line, key: joined(path, name), text });
  }
}

/** Every key of an English namespace as a language has it, with that language's plural forms. */
export function knownTexts(english: JsonGroup, rules: LanguageRules): readonly KnownText[] {
  const result: Comparison = { translated: [], missing: [], complaints: [] };
  compareGroups(english, emptyGroup, '', { rules, keys: [], result });
  return result.missing;
}

/** Which texts of an English namespace a translation has, which it lacks, and what is no text of it. */
export function compareTrees(english: JsonGroup, own: JsonGroup, rules: LanguageRules): Comparison {
  const result: Comparison = { translated: [], missing: [], complaints: [] };
  const keys = knownTexts(english, rules).map(({ key }) => key);
  compareGroups(english, own, '', { rules, keys, result });
  return result;
}
