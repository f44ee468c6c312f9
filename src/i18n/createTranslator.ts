import type { i18n as I18n } from 'i18next';
import { isMostlyTranslated } from './isMostlyTranslated.ts';
import type { Branch, Key, Namespace, Translate, Values } from './keys.ts';
import { type Language, languages, source } from './languages.ts';
import { sourceTag } from './sourceTag.ts';

/** Attributes of an element whose text fell back to English (WCAG 3.1.2). */
export interface LangProps {
  readonly lang?: string;
  readonly dir?: 'ltr';
}

/** One group of texts in a list that only the locale file enumerates, such as an offer. */
export interface Entry {
  readonly id: string;
  /** The key of one of the group's texts; without a name, of the entry itself. */
  at(name?: string): Key;
  has(name: string): boolean;
}

/** Texts and their fallback attributes in one language. */
export interface Translator {
  readonly language: Language;
  readonly t: Translate;
  /** `lang` and `dir` of an element that contains only this text; empty unless it falls back to English. */
  langProps(key: Key, values?: Values): LangProps;
  /** The members of a group in the order of the English file. */
  entries(branch: Branch | Key): readonly Entry[];
  /** Whether a page is mostly untranslated in this language. */
  isFallback(namespace: Namespace): boolean;
}

const englishProps: LangProps = { lang: sourceTag, dir: 'ltr' };

/** A text and its attributes. Nesting is off: a text cannot include another one. */
export function translate(i18n: I18n, key: Key, values?: Values) {
  const { res, usedLng } = i18n.t(key, { ...values, nest: false, returnDetails: true });
  const langProps: LangProps = usedLng === i18n.language ? {} : englishProps;
  return { text: String(res), langProps };
}

function groupAt(i18n: I18n, tag: string, branch: string): unknown {
  const [namespace = '', path = ''] = branch.split(':');
  return i18n.getResource(tag, namespace, path);
}

function entriesOf(i18n: I18n, branch: string): readonly Entry[] {
  const group = groupAt(i18n, i18n.language, branch) ?? groupAt(i18n, sourceTag, branch);
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).map(([id, texts]: [string, unknown]) => ({
    id,
    // These keys come from the translations, so they exist; TypeScript cannot know them.
    at: (name) => `${branch}.${id}${name ? `.${name}` : ''}` as Key,
    has: (name) => typeof texts === 'object' && texts !== null && name in texts,
  }));
}

/** A translator on an i18next instance, with the key and placeholder types of the locale files. */
export function createTranslator(i18n: I18n): Translator {
  return {
    language: languages.find(({ tag }) => tag === i18n.language) ?? source,
    t: (key, values) => translate(i18n, key, values).text,
    langProps: (key, values) => translate(i18n, key, values).langProps,
    entries: (branch) => entriesOf(i18n, branch),
    isFallback: (namespace) =>
      !isMostlyTranslated(i18n.getResourceBundle(i18n.language, namespace) ?? {}),
  };
}
