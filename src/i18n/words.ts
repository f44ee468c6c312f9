import { company } from '../site/company.ts';
import { type FigureName, type Figures, figureNames, formatFigure } from './figures.ts';
import type { Branch, Key, Namespace, PlainKey, Translate, Values } from './keys.ts';
import { type Language, source, sourceTag } from './languages.ts';
import { mapTexts, parseRichText, type RichPart } from './richText.ts';
import type { WordStore } from './wordStore.ts';

/** The language of an element whose text had to be taken from English (WCAG 3.1.2). */
export type LanguageMarks = {
  readonly lang?: string;
  readonly dir?: 'ltr';
  /** In the development server, for `tooling/words/keyView`. */
  readonly 'data-key'?: Key;
};

/** One group of texts in a list that only the locale file enumerates, such as an offer. */
export interface Entry {
  readonly id: string;
  /** The key of one of the group's texts; without a name, of the entry itself. */
  at(name?: string): PlainKey;
  has(name: string): boolean;
}

/** The words of one language, as pages use them. */
export interface Words {
  readonly language: Language;
  /** A text by its key, filled from the values given, the figures and the company's facts. */
  readonly t: Translate;
  readonly figures: Figures;
  /** A share, from 0 to 1, of a figure, for counting up to it. */
  formatFigure(name: FigureName, share: number): string;
  /** `lang` and `dir` for an element that shows this key alone; empty unless it shows English. */
  marks(key: Key): LanguageMarks;
  /** The same for an element that shows a figure alone. */
  figureMarks(name: FigureName): LanguageMarks;
  /**
   * A text split at some tags, filled like `t`'s. Around a figure that is worded in English,
   * because the language lacks a word for its unit, stands the tag `english`.
   */
  rich(key: Key, tags: readonly string[], values?: Values): readonly RichPart[];
  /** The members of a group in the order of the English file. */
  entries(branch: Branch | Key): readonly Entry[];
  /** Whether a page is only English under this language's frame. */
  isFallback(namespace: Namespace): boolean;
  /** The tags of the languages that a page is translated to. */
  translationsOf(namespace: Namespace): readonly string[];
}

const unfilled = { skipInterpolation: true } as const;

const englishMarks: LanguageMarks = { lang: sourceTag, dir: 'ltr' };

const { brand, phone, email, address } = company;

// Within a line from right to left a number's "+234 800" would read "800 234+" (Unicode isolates).
function companyValues({ dir }: Language): Values {
  const asWritten = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  const onOneLine = phone.replaceAll(' ', '\u00A0');
  return { brand, phone: asWritten(onOneLine), email: asWritten(email), address };
}

/** One language's texts and figures, English standing in for what it lacks. */
interface Voice {
  say(key: Key, values?: Values, options?: typeof unfilled): string;
  has(key: Key): boolean;
  /** Fills the placeholders of a text that was said without. */
  fill(text: string, values: Values): string;
  sayFigure(name: FigureName, share?: number): string;
  readonly figures: Figures;
  /** The figures and the company's facts, which fill every text, and what a text is given. */
  valuesWith(given?: Values): Values;
  /** Whether a figure is worded in English, because this language has no word for its unit. */
  isBorrowed(name: string): boolean;
}

// Worded when a text asks for it: most pages state few figures.
function lazily(sayFigure: (name: FigureName) => string) {
  const said = new Map<FigureName, string>();
  const get = (name: FigureName) => {
    const text = said.get(name) ?? sayFigure(name);
    said.set(name, text);
    return text;
  };
  return Object.fromEntries(
    figureNames.map((name) => [name, { enumerable: true, get: () => get(name) }]),
  );
}

function voiceOf({ i18n }: WordStore, language: Language, facts: Values, english?: Voice): Voice {
  const lookUp = i18n.getFixedT(language.tag);
  // `count` and `context` choose the text, all values fill it.
  const options = (values?: Values) => ({
    replace: values,
    ...(values?.count === undefined ? {} : { count: Number(values.count) }),
    ...(values?.context === undefined ? {} : { context: String(values.context) }),
  });
  const say: Voice['say'] = (key, values, more) =>
    String(lookUp(key, { ...options(values), ...more }));
  const fill = (text: string, values: Values) =>
    i18n.services.interpolator.interpolate(text, values, language.tag, {});
  const isOwn = (key: Key, values?: Values) =>
    lookUp(key, { ...options(values), ...unfilled, returnDetails: true }).usedLng === language.tag;
  // Every text asks, some several times; words that are there stay.
  const owned = new Set<Key>();
  const has = (key: Key, values?: Values) => {
    if (owned.has(key)) return true;
    const own = isOwn(key, values);
    if (own && !values) owned.add(key);
    return own;
  };
  const borrowed = new Set<FigureName>();
  const sayFigure = (name: FigureName, share?: number) => {
    const own = formatFigure(name, language, noting(borrowed, name, say, has), share);
    // Half a figure in each language could be marked as neither.
    return english && borrowed.has(name) ? english.sayFigure(name, share) : own;
  };
  const getters = lazily((name) => sayFigure(name));
  // The getters bear the names of figures.json.
  const figures = Object.defineProperties({}, getters) as Figures;
  // Wording it tells whether the language had the words.
  const isBorrowed = (name: string) =>
    Boolean(figures[name as FigureName]) && borrowed.has(name as FigureName);
  const always: Values = Object.defineProperties({ ...facts }, getters);
  // Copied for few texts only: most are given nothing.
  const valuesWith = (given?: Values): Values =>
    given ? Object.defineProperties({ ...facts, ...given }, getters) : always;
  return { say, has, fill, sayFigure, figures, valuesWith, isBorrowed };
}

/** Notes which figure needed a word that the language lacks. */
function noting(
  borrowed: Set<FigureName>,
  name: FigureName,
  say: Voice['say'],
  has: (key: Key, values?: Values) => boolean,
): Translate {
  return (key, ...[values]: [Values?]) => {
    if (!has(key, values)) borrowed.add(name);
    return say(key, values);
  };
}

// Before the values are filled in: a value has no tags.
function markEnglish(text: string, isBorrowed: Voice['isBorrowed']): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    isBorrowed(name) ? `<english>${placeholder}</english>` : placeholder,
  );
}

function entriesOf({ i18n }: WordStore, tag: string, branch: string): readonly Entry[] {
  const [namespace = '', path = ''] = branch.split(':');
  const owner = i18n.hasResourceBundle(tag, namespace) ? tag : sourceTag;
  const group: unknown = i18n.getResource(owner, namespace, path);
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).map(([id, texts]) => ({
    id,
    // Keys that were read from the words exist; the compiler cannot know them.
    at: (name) => `${branch}.${id}${name ? `.${name}` : ''}` as PlainKey,
    has: (name) => typeof texts === 'object' && texts !== null && name in texts,
  }));
}

/** The words of one language from the store; their namespaces must have been loaded. */
export function wordsIn(store: WordStore, language: Language): Words {
  const facts = companyValues(language);
  const english = voiceOf(store, source, facts);
  const own = language === source ? english : voiceOf(store, language, facts, english);
  const voiceFor = (key: Key) => (own.has(key) ? own : english);
  const t = (key: Key, given?: Values) => {
    const voice = voiceFor(key);
    return voice.say(key, voice.valuesWith(given));
  };
  return {
    language,
    // Inside, keys are not known one by one, and neither is what each has to be given.
    t: t as Translate,
    figures: own.figures,
    formatFigure: own.sayFigure,
    marks: (key) => ({
      ...(own.has(key) ? {} : englishMarks),
      ...(import.meta.env.MODE === 'development' ? { 'data-key': key } : {}),
    }),
    figureMarks: (name) => (own.isBorrowed(name) ? englishMarks : {}),
    rich: (key, tags, given) => {
      const voice = voiceFor(key);
      const values = voice.valuesWith(given);
      const text = markEnglish(voice.say(key, values, unfilled), voice.isBorrowed);
      return mapTexts(parseRichText(text, [...tags, 'english']), (part) =>
        voice.fill(part, values),
      );
    },
    entries: (branch) => entriesOf(store, language.tag, branch),
    isFallback: (namespace) => !store.translationsOf(namespace).includes(language.tag),
    translationsOf: (namespace) => store.translationsOf(namespace),
  };
}
