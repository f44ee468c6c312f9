import type { i18n as I18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { company } from '../facts/company.ts';
import { type Branch, englishTag, type Key, type TextValues } from './keys.ts';

/** Gives a page the texts of its language. */
export { I18nextProvider as TextsProvider } from 'react-i18next';

/** Attributes of an element whose text fell back to English (WCAG 3.1.2). */
export const englishProps = { lang: englishTag, dir: 'ltr' } as const;

/** A text with the attributes of its language: `lang` and `dir` if it falls back to English. */
export interface Text {
  readonly text: string;
  /** With the tags of words quoted in English, which an attribute cannot mark. */
  readonly tagged: string;
  readonly isFallback: boolean;
  /** For an element that has only this text, or has it in an attribute. */
  readonly langProps: Partial<typeof englishProps>;
}

/**
 * The text of a key. The context selects the form for an exact number, such as `month_6`, before
 * the plural forms. Without values the text keeps its placeholders; most texts have none, and
 * looking for them takes time.
 */
export function translate(i18n: I18n, key: Key, values?: TextValues): Text {
  const options = values
    ? { ...values, ...(values.count !== undefined && { context: String(values.count) }) }
    : { skipInterpolation: true };
  const { res, usedLng } = i18n.t(key, { ...options, returnDetails: true });
  const isFallback = usedLng !== i18n.language;
  const tagged = String(res);
  const langProps = isFallback ? englishProps : {};
  return { text: tagged.replace(/<\/?en>/g, ''), tagged, isFallback, langProps };
}

const names: ReadonlySet<string> = new Set([
  company.brand,
  company.phone,
  company.email,
  company.address,
]);

/**
 * The `translate` attribute of a text: a browser must not translate a name, a number or an address.
 */
export function translateOf(text: string): 'no' | undefined {
  // The build fills in facts with no-break spaces and, for right-to-left text, isolates.
  const fact = text.replaceAll('\u00A0', ' ').replace(/[\u2066-\u2069]/g, '');
  return names.has(fact) ? 'no' : undefined;
}

/** A member of a list that only the locale file enumerates, such as an offer. */
export interface TextGroup {
  readonly id: string;
  /** The key of one of the member's texts, or of the member itself if no name is given. */
  readonly key: (name?: string) => Key;
  readonly hasText: (name: string) => boolean;
}

/**
 * The members of a list of texts in the order of the English file, which the build repeats for
 * every language. i18next's `returnObjects` would take the whole list from one language, without
 * falling back text by text.
 */
export function textsIn(i18n: I18n, branch: Branch | Key): TextGroup[] {
  const [namespace = '', path = ''] = branch.split(':');
  const groupIn = (tag: string) => i18n.getResource(tag, namespace, path);
  const group: object = groupIn(i18n.language) ?? groupIn(englishTag);
  return Object.entries(group).map(([id, member]) => {
    // These keys come from the translations, so they exist; TypeScript cannot know them.
    const key = (name?: string) => `${branch}.${id}${name ? `.${name}` : ''}` as Key;
    return { id, key, hasText: (name) => Object.hasOwn(Object(member), name) };
  });
}

/**
 * Whether a page has no text of its own in a language, so that it duplicates the English one.
 * @param of the namespace of the page's texts, or a key in it
 */
export function isFallback(i18n: I18n, of: string): boolean {
  const [namespace = ''] = of.split(':');
  return !i18n.hasResourceBundle(i18n.language, namespace);
}

/**
 * The i18next instance of the page's language. `useTranslation` would also load namespaces and
 * follow changes of language: here the router and the provider do so.
 */
export function useI18n(): I18n {
  return useContext(I18nContext).i18n;
}

/** The texts for components where `T` does not fit; the linter forbids them i18next's own `t`. */
export function useTexts() {
  const i18n = useI18n();
  return {
    /**
     * For attributes and options: `{...text(key).langProps}` goes on the element that has the text.
     */
    text: (key: Key, values?: TextValues) => translate(i18n, key, values),
    list: (branch: Branch | Key) => textsIn(i18n, branch),
    isFallback: (of: string) => isFallback(i18n, of),
    // Without this type TypeScript infers a type guard, and compares all keys with all where a key
    // is narrowed by it: two thirds of the time that it took to check the browser's code.
    isKnown: (key: Key): boolean => i18n.exists(key),
  };
}
