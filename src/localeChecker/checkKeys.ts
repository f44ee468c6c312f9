import { expectedNames, expectedTexts, pluralBases, splitForm } from './expectedTexts.ts';
import { findMisfits } from './findMisfits.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { didYouMean, didYouMeanKey, nearest } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { quoted } from './quoted.ts';
import {
  describe,
  isGroup,
  type Json,
  type JsonFile,
  type JsonGroup,
  valueAt,
} from './readJson.ts';
import textsSchema from './schemas/texts.schema.json' with { type: 'json' };

/** A key that English lacks, or a text in place of an English group, or the reverse. */
interface Misplaced {
  readonly path: readonly string[];
  readonly value: Json;
  /** The names that its group may contain. */
  readonly expected: readonly string[];
  /** The English value; undefined if English lacks the key. */
  readonly english: Json | undefined;
}

function isSameKind(value: Json, english: Json): boolean {
  if (isGroup(english)) return isGroup(value);
  // An invalid English value is reported in the English file.
  return typeof english !== 'string' || typeof value === 'string';
}

function findMisplaced(
  own: JsonGroup,
  englishGroup: JsonGroup,
  rules: LanguageRules,
  groups: readonly string[] = [],
): Misplaced[] {
  const names = expectedNames(englishGroup, rules);
  return Object.entries(own).flatMap(([name, value]) => {
    const path = [...groups, name];
    const source = names.find((expected) => expected.name === name)?.source;
    const english = source === undefined ? undefined : englishGroup[source];
    if (isGroup(english) && isGroup(value)) return findMisplaced(value, english, rules, path);
    if (english !== undefined && isSameKind(value, english)) return [];
    return [{ path, value, english, expected: names.map((expected) => expected.name) }];
  });
}

function wrongKind(value: Json, english: Json): string {
  const wanted = isGroup(english) ? 'a group in braces { … }' : 'a text in quotation marks';
  const hint = value === null ? ' Write "" for “not translated yet”.' : '';
  return `Here stands ${describe(value)}, but in English ${wanted}. Write ${wanted} here too.${hint}`;
}

function wrongForm(base: string, group: JsonGroup, rules: LanguageRules): string {
  const names = expectedNames(group, rules).filter((expected) => expected.base === base);
  return `${rules.name} does not have this plural form. Its forms here are ${quoted(names.map(({ name }) => name))}: use those.`;
}

function similar(path: readonly string[], expected: readonly string[], keys: readonly string[]) {
  const name = path.at(-1) ?? '';
  if (nearest(name, expected) !== undefined) return didYouMean(name, expected);
  const elsewhere = keys.filter((key) => key === name || key.endsWith(`.${name}`));
  if (elsewhere.length > 0) return ` English has it at ${quoted(elsewhere.slice(0, 2))}.`;
  return didYouMeanKey(path.join('.'), keys);
}

function unknownName(
  { path, expected }: Misplaced,
  english: JsonGroup,
  rules: LanguageRules,
): string {
  const name = path.at(-1) ?? '';
  const outer = valueAt(english, path.slice(0, -1));
  const group = isGroup(outer) ? outer : {};
  const bases = pluralBases(group);
  const base = splitForm(name, bases)?.base ?? name;
  if (bases.has(base)) return wrongForm(base, group, rules);
  const keys = expectedTexts(english, rules).map(({ key }) => key);
  // Messages show keys with dots; in the files each part is a group.
  if (name.includes('.') && keys.includes(path.join('.')))
    return 'A key with dots does not work. Write each part as a group of its own, as in the English file.';
  const hint = similar(path, expected, keys);
  return `The English file has no such key here.${hint} Rename or remove it.`;
}

/** Reports keys that the English file lacks, texts in place of groups and the reverse. */
export function checkKeys(own: JsonFile, english: JsonGroup, rules: LanguageRules): Problem[] {
  return findMisplaced(own.content ?? {}, english, rules).map((misplaced) => {
    const { path, value, english: wanted } = misplaced;
    const text =
      wanted === undefined ? unknownName(misplaced, english, rules) : wrongKind(value, wanted);
    return own.at(path, text);
  });
}

/** Reports the values of an English file that are neither text nor group. */
export function checkSourceKinds({ content, at }: JsonFile): Problem[] {
  return findMisfits(textsSchema, content).map(({ path, value, advice }) =>
    at(path, `Here stands ${describe(value)}, which locale files do not hold. ${advice}`),
  );
}
