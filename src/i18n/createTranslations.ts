import { createInstance, type i18n } from 'i18next';
import type { ReadTranslations } from './fetchTranslations.ts';
import type { Language } from './languages.ts';
import { sourceTag } from './sourceTag.ts';
import type { TranslationsPart } from './TranslationsFile.ts';

/** The loaded translations; one object in the browser, one for each prerendered page. */
export interface Translations {
  /** The i18next instance of a language; all instances share the loaded texts. */
  in(language: Language): i18n;
  /** Loads parts of the site in a language, except those that are already loaded. */
  load(language: Language, parts: readonly TranslationsPart[]): Promise<void>;
  /** The language if the texts of its error page are loaded, else the last one for which they are. */
  availableFor(language: Language): Language;
}

function createI18n(): i18n {
  const i18n = createInstance();
  void i18n.init({
    lng: sourceTag,
    fallbackLng: sourceTag,
    load: 'currentOnly',
    // An empty text is not translated yet.
    returnEmptyString: false,
    // In the development server, `/cimode/…` shows keys with their namespaces.
    appendNamespaceToCIMode: true,
    ns: [],
    resources: {},
    // React escapes already; escaping twice would show "&#39;".
    interpolation: { escapeValue: false },
    react: { transSupportBasicHtmlNodes: false },
    initAsync: false,
  });
  return i18n;
}

export function createTranslations(read: ReadTranslations): Translations {
  const i18n = createI18n();
  const instances = new Map<string, i18n>();
  const loading = new Map<string, Promise<void>>();
  // The most recently loaded one is the last.
  const loaded = new Set<Language>();

  const add = async (tag: string, part: TranslationsPart) => {
    const { own, en } = await read(tag, part);
    for (const [namespace, texts] of Object.entries(own))
      i18n.addResourceBundle(tag, namespace, texts, false, true);
    // Texts that a translation lacks are merged into those that other translations lack. A whole
    // namespace replaces them, or its groups would keep the order of the merged ones.
    for (const [namespace, texts] of Object.entries(en))
      i18n.addResourceBundle(sourceTag, namespace, texts, namespace in own, true);
  };

  /** Loads a file once; after a failure the next call tries again. */
  const addOnce = (tag: string, part: TranslationsPart) => {
    const name = `${tag}/${part}`;
    const added = loading.get(name) ?? add(tag, part);
    loading.set(name, added);
    added.catch(() => loading.delete(name));
    return added;
  };

  return {
    in: ({ tag }) => {
      const instance = instances.get(tag) ?? i18n.cloneInstance({ lng: tag });
      instances.set(tag, instance);
      return instance;
    },
    load: async (language, parts) => {
      await Promise.all(parts.map((part) => addOnce(language.tag, part)));
      if (!parts.includes('site')) return;
      loaded.delete(language);
      loaded.add(language);
    },
    availableFor: (language) =>
      loaded.has(language) ? language : ([...loaded].at(-1) ?? language),
  };
}
