import { mkdirSync, writeFileSync } from 'node:fs';
import { sourceTag } from '../i18n/keys.ts';
import { readGlossary } from './checkGlossary.ts';
import { isFormatLocale } from './checkSettings.ts';
import { emptyTexts } from './compareKeys.ts';
import { readSource } from './inspectLocales.ts';
import type { Locales } from './Locales.ts';
import { languageRules } from './languageRules.ts';

/** Whether a namespace belongs to policy and terms, which stay English until lawyers translate them. */
export function isPolicy(namespace: string): boolean {
  return namespace.startsWith('policy-');
}

/** The name of a language in that language if CLDR has it, else in English, with a capital. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase(tag)}${rest.join('')}`;
}

/**
 * Creates the folder of a new language with empty texts.
 * @param given the language's own name; if empty, the one in CLDR
 * @returns the next steps
 */
export function newLanguage(locales: Locales, tag: string, given: string): string {
  const rules = languageRules(tag);
  const name = given.normalize('NFC').trim() || ownName(tag);
  const formatLocale = isFormatLocale(tag) ? tag : 'en-NG';
  const { terms } = readGlossary(locales, sourceTag);
  const emptyTerms = Object.entries(terms).map(([term, entry]) => {
    return [term, { ...entry, translation: [] }];
  });
  const write = (file: string, content: object) =>
    writeFileSync(locales.path(tag, file), `${JSON.stringify(content, null, 2)}\n`);
  mkdirSync(locales.path(tag, 'checks'), { recursive: true });
  write('meta.json', { name, dir: rules.dir, status: 'draft', formatLocale });
  write('checks/glossary.json', { about: [], terms: Object.fromEntries(emptyTerms) });
  for (const [namespace, { content }] of readSource(locales).namespaces)
    if (content && !isPolicy(namespace)) write(`${namespace}.json`, emptyTexts(content, rules));
  return `locales/${tag}/ is ready.
1. The language is called “${name}”. If its readers call it otherwise, change "name" in locales/${tag}/meta.json.
2. Open locales/${tag}/common.json beside locales/en/common.json, and write between the empty quotation marks. What stays empty is shown in English.
3. Write your words for the terms of the site into locales/${tag}/checks/glossary.json; the checker tells where a text does without them.
4. See it on the page: npm run dev
5. See what is missing or wrong: npm run locales -- check ${tag}`;
}
