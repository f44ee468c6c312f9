import { files } from 'virtual:translations';
import { createInstance, type i18n } from 'i18next';
import { englishTag } from './keys.ts';
import type { Language } from './languages.ts';

/**
 * The parts of the site whose texts are loaded separately: the policies are long, and few visitors
 * read them.
 */
export const translationsParts = ['site', 'policies'] as const;

export type TranslationsPart = (typeof translationsParts)[number];

/**
 * Texts by namespace. `own` has the texts of the language, in the order of the English file and
 * with null for a missing one; `fallback` has the English texts that the language lacks: for English
 * itself, all.
 */
export interface TranslationsFile {
  readonly own: Readonly<Record<string, object>>;
  readonly fallback: Readonly<Record<string, object>>;
}

/** Reads a translations file: over the network in a browser, from the locale files in Node. */
export type ReadTranslationsFile = (
  tag: string,
  part: TranslationsPart,
) => Promise<TranslationsFile>;

/** The loaded translations: one object in the browser, and one for all prerendered pages. */
export interface TextStore {
  /** The i18next instance of a language; all instances share the loaded texts. */
  readonly instance: (language: Language) => i18n;
  /** Whether the site's texts are loaded, or being loaded, in a language. */
  readonly isRequested: (language: Language) => boolean;
  /** Loads a part of the site in a language, unless it is already loaded. */
  readonly load: (language: Language, part: TranslationsPart) => Promise<void>;
}

/** Whether JSON is a translations file; a network with a login page may answer with other JSON. */
function isTranslationsFile(json: unknown): json is TranslationsFile {
  return typeof json === 'object' && json !== null && 'own' in json && 'fallback' in json;
}

/** Undefined if the answer is something else; rejects if there is none, or only a server's failure. */
async function request(path: string, cache: RequestCache): Promise<TranslationsFile | undefined> {
  const response = await fetch(path, { cache });
  if (response.status >= 500) throw new Error(String(response.status));
  const body = await response.text();
  try {
    const json: unknown = JSON.parse(body);
    return isTranslationsFile(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a translations file, and once more, without caches, if the request fails or the answer is
 * something else: a cache may hold an HTML page or status 404. It rejects with a `NetworkError` if
 * there is no answer, and with a `NotFoundError` if the file is not there.
 */
export const fetchTranslationsFile: ReadTranslationsFile = async (tag, part) => {
  const path = files[tag]?.[part] ?? '';
  const first = await request(path, 'default').catch(() => undefined);
  const fail = ({ message }: Error) => {
    throw new DOMException(`${path}: ${message}`, 'NetworkError');
  };
  const file = first ?? (await request(path, 'reload').catch(fail));
  if (!file) throw new DOMException(`${path}: not a translations file`, 'NotFoundError');
  return file;
};

/** @param read called once for each file, and again after a failure */
export function createTextStore(read: ReadTranslationsFile): TextStore {
  const i18n = createInstance();
  void i18n.init({
    lng: englishTag,
    fallbackLng: englishTag,
    load: 'currentOnly',
    // An empty text is one that is not translated yet.
    returnEmptyString: false,
    // In the development server, `/cimode/…` shows keys with their namespaces.
    appendNamespaceToCIMode: true,
    ns: [],
    resources: {},
    // React escapes; escaping twice would show "&#39;". No text can contain this
    // prefix of nesting.
    interpolation: { escapeValue: false, nestingPrefix: '\uFFFF' },
  });
  const instances = new Map<string, i18n>();
  const loading = new Map<string, Promise<void>>();

  const add = async (tag: string, part: TranslationsPart) => {
    const { own, fallback } = await read(tag, part);
    for (const [namespace, texts] of Object.entries(own))
      i18n.addResourceBundle(tag, namespace, texts);
    // Single English texts are added to those that other languages lacked. A whole English
    // namespace replaces them, because it has the order of the English file.
    for (const [namespace, texts] of Object.entries(fallback))
      i18n.addResourceBundle(englishTag, namespace, texts, namespace in own, true);
  };

  return {
    instance({ tag }) {
      const instance = instances.get(tag) ?? i18n.cloneInstance({ lng: tag });
      instances.set(tag, instance);
      return instance;
    },
    isRequested: ({ tag }) => loading.has(`${tag}/site`),
    load({ tag }, part) {
      const name = `${tag}/${part}`;
      const addition = loading.get(name) ?? add(tag, part);
      loading.set(name, addition);
      addition.catch(() => loading.delete(name));
      return addition;
    },
  };
}
