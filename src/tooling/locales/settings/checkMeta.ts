import { sourceTag } from '../../../i18n/sourceTag.ts';
import { describeNode, type JsonGroup, type JsonNode } from '../json/JsonNode.ts';
import type { LanguageRules } from '../LanguageRules.ts';
import { didYouMean } from '../nearest.ts';
import type { Complaint } from '../Problem.ts';
import { checkCharacters } from '../text/checkCharacters.ts';
import { checkFormatLocale } from './formatLocale.ts';
import { textDirection } from './textDirection.ts';

type Check = (value: string, rules: LanguageRules) => string | undefined;

const checkName: Check = (name, rules) => {
  if (name.trim() === '')
    return 'The name is empty. Write the language’s own name, as its readers know it.';
  if (/[<>{}&]/.test(name))
    return 'The name holds a tag, a placeholder or another sign of code. Write the name alone.';
  return checkCharacters(name, '', rules)[0];
};

const checkDirection: Check = (dir, { script, name }) => {
  const right = textDirection(script);
  if (dir === right) return undefined;
  const way = right === 'rtl' ? 'from right to left' : 'from left to right';
  return `${name} is written ${way}. Write "dir": "${right}".`;
};

const checkStatus: Check = (status, { tag }) => {
  const known = tag === sourceTag ? ['source'] : ['draft', 'reviewed'];
  if (known.includes(status)) return undefined;
  const why =
    status === 'source' ? 'Only English is the source.' : `“${status}” is not a status here.`;
  return `${why} Write ${known.map((word) => `“${word}”`).join(' or ')}.`;
};

const checks: ReadonlyMap<string, Check> = new Map([
  ['name', checkName],
  ['dir', checkDirection],
  ['status', checkStatus],
  ['formatLocale', checkFormatLocale],
]);

function checkProperty(
  key: string,
  check: Check,
  node: JsonNode | undefined,
  rules: LanguageRules,
) {
  const example = `Add it, as in locales/${sourceTag}/meta.json.`;
  if (node === undefined) return { line: 1, key, text: `“${key}” is missing. ${example}` };
  const text =
    node.kind === 'text'
      ? check(node.value, rules)
      : `Here stands ${describeNode(node)}. Write a text in quotation marks.`;
  return text === undefined ? undefined : { line: node.line, key, text };
}

function unknownProperties(meta: JsonGroup): Complaint[] {
  return [...meta.members]
    .filter(([key]) => !checks.has(key))
    .map(([key, { line }]) => {
      const text = `meta.json has no “${key}”.${didYouMean(key, checks.keys())} Rename or remove it.`;
      return { line, key, text };
    });
}

/** What is wrong with a language's meta.json. */
export function checkMeta(meta: JsonGroup, rules: LanguageRules): Complaint[] {
  const properties = [...checks].map(([key, check]) =>
    checkProperty(key, check, meta.members.get(key), rules),
  );
  return [...properties.filter((found) => found !== undefined), ...unknownProperties(meta)];
}
