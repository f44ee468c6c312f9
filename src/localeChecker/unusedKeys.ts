import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../i18n/sourceTag.ts';
import { expectedTexts } from './expectedTexts.ts';
import { languageRules } from './LanguageRules.ts';
import type { Source } from './readSource.ts';

/** Keys as code writes them, whole or with `${…}` where a name is not known in advance. */
const keyInCode = /(?<=['"`{])([a-z][\w-]*(?:\$\{[^}]+\})?:(?:\$\{[^}]+\}|[\w.-])+)/gi;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** A key in code as a pattern; a group in code uses everything below it. */
function patternOf(key: string): RegExp {
  const [start = '', ...rest] = key.split(/\$\{[^}]+\}/).map(escaped);
  return new RegExp(`^${[start, ...rest].join('[\\w.-]+')}(?:$|\\.)`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * English keys that no code asks for, as `namespace:key`.
 * @param code the folder of the site's code
 * @param shell the HTML file whose words are keys too
 */
export function unusedKeys({ namespaces }: Source, code: string, shell: string): string[] {
  const texts = [...filesIn(code), shell].map((file) => readFileSync(file, 'utf8'));
  const used = new Set(texts.flatMap((text) => [...text.matchAll(keyInCode)].map(([key]) => key)));
  const patterns = [...used].map(patternOf);
  const rules = languageRules(sourceTag);
  const keys = [...namespaces].flatMap(([namespace, { content = {} }]) =>
    expectedTexts(content, rules).map(({ noteKey }) => `${namespace}:${noteKey}`),
  );
  return [...new Set(keys)].filter((key) => !patterns.some((pattern) => pattern.test(key)));
}
