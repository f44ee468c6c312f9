import { createInstance, type i18n } from 'i18next';
import type { ReadTranslations } from './fetchTranslations.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import { sourceTag } from './sourceTag.ts';

/** The translations loaded so far; one for the browser and one for each prerendered page. */
export interface Translations {
  /** The i18next instance of a language; all share the loaded texts. */
  in(language: Language): i18n;
  /** Loads some namespaces in a language; what is there already is not loaded again. */
  load(language: Language, namespaces: readonly Namespace[]): Promise<void>;
  /** Loads everything again, for the development server. */
  reload(): Promise<void>;
  /** The language itself if the texts of its error page are there, else the last that had them. */
  availableFor(language: Language): Language;
}

function createI18n(): i18n {
  const i18n = createInstance();
  void i18n.init({
    lng: sourceTag,
    fallbackLng: sourceTag,
    load: 'currentOnly',
    // An empty text is one that nobody has translated yet.
    returnEmptyString: false,
    ns: [],
    resources: {},
    // React escapes; escaping twice would show "&#39;".
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
  // The last one last.
  const withErrorPage = new Set<Language>();

  const add = async (tag: string, namespace: Namespace) => {
    const { own, en } = await read(tag, namespace);
    // A text that was removed while the development server runs must not stay.
    if (tag !== sourceTag) i18n.removeResourceBundle(tag, namespace);
    i18n.addResourceBundle(tag, namespace, own, false, true);
    // Texts that a translation lacks are merged into those that other translations lack. A whole
    // namespace replaces them, or its groups would keep the order of the merged ones.
    const isWhole = Object.keys(own).length === 0;
    i18n.addResourceBundle(sourceTag, namespace, en, !isWhole, true);
  };

  /** Loads a file that was not asked for before; after a failure the next one who asks tries again. */
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
      // The names were made above, from a tag and a namespace.
      await Promise.all(names.map(([tag = '', namespace]) => add(tag, namespace as Namespace)));
      // Components render again for another instance.
      instances.clear();
    },
    availableFor: (language) =>
      withErrorPage.has(language) ? language : ([...withErrorPage].at(-1) ?? language),
  };
}
