import { createInstance, type i18n } from 'i18next';
import type { ReadTranslations } from './fetchTranslations.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import { sourceTag } from './sourceTag.ts';

/** The loaded translations; one object in the browser, one for each prerendered page. */
export interface Translations {
  /** The i18next instance of a language; all instances share the loaded texts. */
  in(language: Language): i18n;
  /** Loads namespaces in a language, except those that are already loaded. */
  load(language: Language, namespaces: readonly Namespace[]): Promise<void>;
  /** Reloads everything, for the development server. */
  reload(): Promise<void>;
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
  const withErrorPage = new Set<Language>();

  const add = async (tag: string, namespace: Namespace) => {
    const { own, en } = await read(tag, namespace);
    // In the development server a removed text must disappear.
    if (tag !== sourceTag) i18n.removeResourceBundle(tag, namespace);
    i18n.addResourceBundle(tag, namespace, own, false, true);
    // Texts that a translation lacks are merged into those that other translations lack. A whole
    // namespace replaces them, or its groups would keep the order of the merged ones.
    const isWhole = Object.keys(own).length === 0;
    i18n.addResourceBundle(sourceTag, namespace, en, !isWhole, true);
  };

  /** Loads a file once; after a failure the next call tries again. */
  const addOnce = (tag: string, namespace: Namespace) => {
    const name = `${tag}/${namespace}`;
    const added = loading.get(name) ?? add(tag, namespace);
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
    load: async (language, namespaces) => {
      await Promise.all(namespaces.map((namespace) => addOnce(language.tag, namespace)));
      if (!namespaces.includes('errors')) return;
      withErrorPage.delete(language);
      withErrorPage.add(language);
    },
    reload: async () => {
      const names = [...loading.keys()].map((name) => name.split('/'));
      // The names were joined above from a tag and a namespace.
      await Promise.all(names.map(([tag = '', namespace]) => add(tag, namespace as Namespace)));
      // A new instance makes the components render again.
      instances.clear();
    },
    availableFor: (language) =>
      withErrorPage.has(language) ? language : ([...withErrorPage].at(-1) ?? language),
  };
}
