import { mkdirSync, writeFileSync } from 'node:fs';
import { sourceTag } from '../i18n/sourceTag.ts';
import { glossaryFile, readGlossary } from './checkGlossary.ts';
import { defaultFormatLocale } from './checkMeta.ts';
import { checkTag } from './checkTag.ts';
import { expectedNames } from './expectedTexts.ts';
import { type LanguageRules, languageRules } from './LanguageRules.ts';
import type { Locales } from './Locales.ts';
import { isGroup, type JsonGroup } from './readJson.ts';
import type { Source } from './readSource.ts';

/** Whether a namespace belongs to policy and terms, which stay English until lawyers translate them. */
export function isPolicy(namespace: string): boolean {
  return namespace.startsWith('policy-');
}

interface EmptyTexts {
  [name: string]: '' | EmptyTexts;
}

function emptyTexts(english: JsonGroup, rules: LanguageRules): EmptyTexts {
  const members = expectedNames(english, rules).map(({ name, source }) => {
    const value = english[source];
    return [name, isGroup(value) ? emptyTexts(value, rules) : ''];
  });
  return Object.fromEntries(members);
}

interface Names {
  readonly name: string;
  readonly nameInSentence?: string;
}

/** The name of a language in that language if CLDR has it, else in English: “Français”, “français”. */
function ownNames(tag: string): Names {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'language' });
  const nameInSentence = names.of(tag) ?? tag;
  const [first = '', ...rest] = nameInSentence;
  const name = `${first.toLocaleUpperCase(tag)}${rest.join('')}`;
  return name === nameInSentence ? { name } : { name, nameInSentence };
}

/** The English terms with empty translations. */
function emptyGlossary(locales: Locales) {
  const { terms } = readGlossary(locales.read(sourceTag, glossaryFile));
  const entries = Object.entries(terms).map(([name, term]) => [name, { ...term, translation: [] }]);
  return { about: [], terms: Object.fromEntries(entries) };
}

function refusal(locales: Locales, tag: string): string | undefined {
  const wrong = checkTag(tag);
  if (wrong !== undefined) return wrong;
  return locales.has(tag)
    ? `locales/${tag}/ is there already and stays as it is. See what it lacks: npm run locales -- check ${tag}`
    : undefined;
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
}

function writeLanguage(locales: Locales, rules: LanguageRules, names: Names, source: Source) {
  const { tag, dir } = rules;
  const { name, ...inSentence } = names;
  const meta = { name, dir, status: 'draft', formatLocale: defaultFormatLocale(tag) };
  mkdirSync(locales.path(tag));
  writeJson(locales.path(tag, 'meta.json'), { ...meta, ...inSentence });
  writeJson(locales.path(tag, glossaryFile), emptyGlossary(locales));
  for (const [namespace, { content: english }] of source.namespaces)
    if (english && !isPolicy(namespace))
      writeJson(locales.path(tag, `${namespace}.json`), emptyTexts(english, rules));
}

function nextSteps(tag: string, name: string, isGuess: boolean): string {
  const check = isGuess ? ' Is that what its readers call it? If not, change "name" there.' : '';
  return [
    `locales/${tag}/ is ready.`,
    `1. The language is called “${name}” in locales/${tag}/meta.json.${check}`,
    `2. Open locales/${tag}/common.json beside locales/en/common.json and write between the empty quotation marks. What stays empty is shown in English.`,
    `3. Write your words for the terms of the site into locales/${tag}/glossary.json; the checker tells where a text does without them.`,
    '4. See it on the page: npm run dev',
    `5. See what is missing or wrong: npm run locales -- check ${tag}`,
  ].join('\n');
}

export interface NewLanguage {
  readonly isMade: boolean;
  /** The next steps, or the reason why no folder was created. */
  readonly text: string;
}

/** Creates the folder of a new language with empty texts; never changes an existing one. */
export function newLanguage(
  locales: Locales,
  source: Source,
  tag: string,
  name: string,
): NewLanguage {
  const refused = refusal(locales, tag);
  if (refused !== undefined) return { isMade: false, text: refused };
  const chosen = name.normalize('NFC').trim();
  const names = chosen ? { name: chosen } : ownNames(tag);
  writeLanguage(locales, languageRules(tag), names, source);
  return { isMade: true, text: nextSteps(tag, names.name, name === '') };
}
