import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../i18n/sourceTag.ts';
import { expectedTexts } from './expectedTexts.ts';
import { languageRules } from './LanguageRules.ts';
import type { Source } from './readSource.ts';
import { escapeRegExp } from './text/wholeWords.ts';

/** A key in code: literal, or with `${…}` for a computed name. */
const keyInCode = /(?<=['"`{])([a-z][\w-]*(?:\$\{[^}]+\})?:(?:\$\{[^}]+\}|[\w.-])+)/gi;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

/** The pattern of the English keys that a key in code uses; a group uses all keys below it. */
function patternOf(key: string): RegExp {
  const [start = '', ...rest] = key.split(/\$\{[^}]+\}/).map(escapeRegExp);
  return new RegExp(`^${[start, ...rest].join('[\\w.-]+')}(?:$|\\.)`);
}

/**
 * Finds the English keys that no code uses, as `namespace:key`.
 * @param code the folder of the site's code
 * @param shell the HTML file, which contains keys too
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
