import { words as wordModules } from 'virtual:words';
import { createInstance, type i18n } from 'i18next';
import { company } from '../site/company.ts';
import { type FigureName, type Figures, formatFigure, formatFigures } from './figures.ts';
import type { Branch, Key, Namespace } from './keys.ts';
import { type Language, sourceTag } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A text by its key, its placeholders filled from the values, the figures and the company's facts. */
export type Translate = (key: Key, values?: Values) => string;

/** The language of an element whose text had to be taken from English (WCAG 3.1.2). */
export type LanguageMarks = { readonly lang?: string; readonly dir?: 'ltr' };

/** One group of texts in a list that only the locale file enumerates, such as an offer. */
export interface Entry {
  readonly id: string;
  /** The key of one of the group's texts; without a name, of the entry itself. */
  at(name?: string): Key;
  has(name: string): boolean;
}

/** The words of one language, as pages use them. */
export interface Words {
  readonly language: Language;
  readonly t: Translate;
  readonly figures: Figures;
  /** A share, from 0 to 1, of a figure, for counting up to it. */
  formatFigure(name: FigureName, share: number): string;
  /** What `t` fills placeholders with, for texts that are rendered as rich text. */
  readonly values: Values;
  /** `lang` and `dir` for an element that shows this key alone; empty unless it shows English. */
  marks(key: Key): LanguageMarks;
  /** The members of a group in the order of the English file. */
  entries(branch: Branch | Key): readonly Entry[];
}

/** An i18next instance that holds the words loaded so far; one a render, never a global. */
export function createWordStore(): i18n {
  const store = createInstance();
  void store.init({
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
  return store;
}

type Loading = Map<string, Promise<void>>;

/** What each store has loaded or is loading, so that nothing is loaded twice. */
const loadings = new WeakMap<i18n, Loading>();

function loadingsOf(store: i18n): Loading {
  const loading: Loading = loadings.get(store) ?? new Map();
  loadings.set(store, loading);
  return loading;
}

// The module holds the language's own words, and the English ones where it lacks some.
async function addNamespace(store: i18n, tag: string, namespace: Namespace): Promise<void> {
  const load = wordModules[`${tag}/${namespace}`];
  if (!load) throw new Error(`There are no words for ${tag}/${namespace}`);
  const { default: words } = await load();
  for (const [owner, tree] of Object.entries(words)) {
    store.addResourceBundle(owner, namespace, tree, true, false);
  }
}

function loadNamespace(store: i18n, tag: string, namespace: Namespace): Promise<void> {
  const loading = loadingsOf(store);
  const name = `${tag}/${namespace}`;
  const started = loading.get(name) ?? addNamespace(store, tag, namespace);
  loading.set(name, started);
  // A failed request is tried again by the next navigation.
  started.catch(() => loading.delete(name));
  return started;
}

/** Loads the words of some namespaces in a language; one request each, whatever it has to borrow. */
export async function loadWords(
  store: i18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> {
  await Promise.all(namespaces.map((name) => loadNamespace(store, language.tag, name)));
}

function entriesOf(store: i18n, tag: string, branch: string): readonly Entry[] {
  const [namespace = '', path = ''] = branch.split(':');
  const owner = store.hasResourceBundle(tag, namespace) ? tag : sourceTag;
  const group: unknown = store.getResource(owner, namespace, path);
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).map(([id, texts]) => ({
    id,
    // Keys that were read from the words exist; the compiler cannot know them.
    at: (name) => `${branch}.${id}${name ? `.${name}` : ''}` as Key,
    has: (name) => typeof texts === 'object' && texts !== null && name in texts,
  }));
}

/** The words of one language from the store; their namespaces must have been loaded. */
export function wordsIn(store: i18n, language: Language): Words {
  const lookUp = store.getFixedT(language.tag);
  const bare: Translate = (key, values) => String(lookUp(key, { replace: values, ...values }));
  const figures = formatFigures(language, bare);
  const values: Values = { ...companyValues, ...figures };
  return {
    language,
    figures,
    formatFigure: (name, share) => formatFigure(name, language, bare, share),
    values,
    t: (key, extra) => bare(key, { ...values, ...extra }),
    marks: (key) => {
      const { usedLng } = lookUp(key, { returnDetails: true });
      return usedLng === language.tag ? {} : { lang: sourceTag, dir: 'ltr' };
    },
    entries: (branch) => entriesOf(store, language.tag, branch),
  };
}

const companyValues = {
  brand: company.brand,
  phone: company.phone,
  email: company.email,
  address: company.address,
};
