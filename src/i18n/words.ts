import { company } from '../site/company.ts';
import type { FigureName, Figures } from './figures.ts';
import type { Branch, Key, Namespace, PlainKey, Translate, Values } from './keys.ts';
import { type Language, source, sourceTag } from './languages.ts';
import { mapTexts, parseRichText, type RichPart } from './richText.ts';
import { type Voice, voiceOf } from './voice.ts';
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

const englishMarks: LanguageMarks = { lang: sourceTag, dir: 'ltr' };

const { brand, phone, email, address } = company;

// Within a line from right to left a number's "+234 800" would read "800 234+" (Unicode isolates).
function companyValues({ dir }: Language): Values {
  const asWritten = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  const onOneLine = phone.replaceAll(' ', '\u00A0');
  return { brand, phone: asWritten(onOneLine), email: asWritten(email), address };
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
      const text = markEnglish(voice.quote(key, values), voice.isBorrowed);
      return mapTexts(parseRichText(text, [...tags, 'english']), (part) =>
        voice.fill(part, values),
      );
    },
    entries: (branch) => entriesOf(store, language.tag, branch),
    isFallback: (namespace) => !store.translationsOf(namespace).includes(language.tag),
    translationsOf: (namespace) => store.translationsOf(namespace),
  };
}
