import { createInstance, type i18n } from 'i18next';
import { learnNumbers, type Numbers } from './figures.ts';
import type { Namespace } from './keys.ts';
import { type Language, sourceTag } from './languages.ts';
import { loadOnce } from './loadOnce.ts';

/** The words of one namespace as a page in one language needs them. */
export interface WordFile {
  /** By tag: the language's own words, and the English ones that stand in for what it lacks. */
  readonly words: Readonly<Record<string, object>>;
  /** The tags of all languages that have most of this namespace in their own words. */
  readonly translations: readonly string[];
  /** With the words of every page, the numbers in the figures. */
  readonly numbers?: Numbers;
}

/** Where words come from: the network in a browser, files in the build and in tests. */
export type ReadWords = (tag: string, namespace: Namespace) => Promise<WordFile>;

/** The words loaded so far; one store a render, never a global. */
export interface WordStore {
  readonly i18n: i18n;
  /** Loads some namespaces in a language; what is there already is not loaded again. */
  load(language: Language, namespaces: readonly Namespace[]): Promise<void>;
  /** The language itself if the words of its error page are there, else the last that had them. */
  spokenFor(language: Language): Language;
  /** Loads everything anew and tells i18next's listeners of `edited`; for the development server. */
  reload(): Promise<void>;
  /** The languages that a loaded namespace is translated to, English included. */
  translationsOf(namespace: Namespace): readonly string[];
}

const knownRules = new Map<string, Intl.PluralRules>();

// Made once each: making them takes longer than all that is done with them.
function pluralRules(tag: string): Intl.PluralRules {
  const rules = knownRules.get(tag) ?? new Intl.PluralRules([tag, sourceTag]);
  knownRules.set(tag, rules);
  return rules;
}

function createI18n(): i18n {
  const instance = createInstance();
  void instance.init({
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
  // A language that Unicode does not know would otherwise get the plurals of this machine's own;
  // the build makes its words for the same categories as here.
  instance.services.pluralResolver.getRule = pluralRules;
  return instance;
}

export function createWordStore(read: ReadWords): WordStore {
  const i18n = createI18n();
  const loading = new Map<string, Promise<void>>();
  const translations = new Map<Namespace, readonly string[]>();
  // The last one last.
  const spoken = new Set<Language>();

  const add = async (tag: string, namespace: Namespace) => {
    const file = await read(tag, namespace);
    translations.set(namespace, file.translations);
    if (file.numbers) learnNumbers(file.numbers);
    for (const [owner, words] of Object.entries(file.words)) {
      i18n.addResourceBundle(owner, namespace, words, true, true, { skipCopy: true });
    }
  };

  const addOnce = (tag: string, namespace: Namespace) =>
    loadOnce(loading, `${tag}/${namespace}`, () => add(tag, namespace));

  return {
    i18n,
    load: async (language, namespaces) => {
      await Promise.all(namespaces.map((namespace) => addOnce(language.tag, namespace)));
      if (!namespaces.includes('errors')) return;
      spoken.delete(language);
      spoken.add(language);
    },
    spokenFor: (language) => (spoken.has(language) ? language : ([...spoken].at(-1) ?? language)),
    reload: async () => {
      const names = [...loading.keys()].map((name) => name.split('/'));
      // The names were made above, from a tag and a namespace.
      await Promise.all(names.map(([tag = '', namespace]) => add(tag, namespace as Namespace)));
      i18n.emit('edited');
    },
    translationsOf: (namespace) => translations.get(namespace) ?? [sourceTag],
  };
}
