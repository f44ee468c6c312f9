import { type Expected, pluralBase, pluralBases } from './expectedMembers.ts';
import { describeNode, type JsonGroup, type JsonNode } from './json/JsonNode.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { didYouMean, nearest } from './nearest.ts';

interface Surroundings {
  readonly rules: LanguageRules;
  readonly keys: readonly string[];
  readonly english: JsonGroup;
  readonly expected: ReadonlyMap<string, Expected>;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(', ');
}

function wrongForm(base: string, { rules, expected }: Surroundings): string {
  const names = [...expected].filter(([, text]) => text.kind === 'text' && text.base === base);
  return `${rules.name} does not have this plural form. Its forms here are ${quoted(names.map(([name]) => name))}: use those.`;
}

function baseOfForm(name: string, bases: ReadonlySet<string>): string | undefined {
  const base = pluralBase(name) ?? /^(.+)_\d+$/.exec(name)?.[1] ?? name;
  return bases.has(base) ? base : undefined;
}

/** Dotted keys are how messages name them; in the files each dot is a group. */
function isDotted(name: string, path: string, keys: readonly string[]): boolean {
  return name.includes('.') && keys.includes(path ? `${path}.${name}` : name);
}

function similar(name: string, path: string, { keys, expected }: Surroundings): string {
  if (nearest(name, expected.keys()) !== undefined) return didYouMean(name, expected.keys());
  const elsewhere = keys.filter((key) => key === name || key.endsWith(`.${name}`));
  if (elsewhere.length > 0) return ` English has it at ${quoted(elsewhere.slice(0, 2))}.`;
  return didYouMean(path ? `${path}.${name}` : name, keys);
}

/** What is wrong with a name that English does not have in its place, and what may have been meant. */
export function unknownName(
  name: string,
  path: string,
  node: JsonNode,
  surroundings: Surroundings,
): string {
  const { english, keys } = surroundings;
  if (english.members.get(name)?.kind === 'other')
    return `Here stands ${describeNode(node)}, which locale files do not hold. Write a text in quotation marks.`;
  const base = baseOfForm(name, pluralBases(english));
  if (base !== undefined) return wrongForm(base, surroundings);
  if (isDotted(name, path, keys))
    return 'A key with dots does not work. Write each part as a group of its own, as in the English file.';
  const hint = similar(name, path, surroundings);
  return `The English file has no such key here.${hint} Rename or remove it.`;
}
