import { type FigureName, type Figures, figureNames, formatFigure } from './figures.ts';
import type { Key, Translate, Values } from './keys.ts';
import type { Language } from './languages.ts';
import type { WordStore } from './wordStore.ts';

const unfilled = { skipInterpolation: true } as const;

/** One language's texts and figures, English standing in for what it lacks. */
export interface Voice {
  say(key: Key, values?: Values): string;
  has(key: Key): boolean;
  /** A text with its placeholders. */
  quote(key: Key, values?: Values): string;
  /** Fills the placeholders of a text that was quoted. */
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

/**
 * A text of this very language that nothing else chooses, with its placeholders. It is what i18next
 * would find, without its search through languages and forms: before a page can be drawn it asks for
 * hundreds.
 */
function plainText({ i18n }: WordStore, tag: string, key: Key, values?: Values) {
  if (values?.count !== undefined || values?.context !== undefined) return undefined;
  const [namespace = '', path = ''] = key.split(':');
  const text: unknown = i18n.getResource(tag, namespace, path);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** @param english what stands in for the words that the language lacks; none for English itself */
export function voiceOf(
  store: WordStore,
  language: Language,
  facts: Values,
  english?: Voice,
): Voice {
  const { i18n } = store;
  const lookUp = i18n.getFixedT(language.tag);
  // `count` and `context` choose the text, all values fill it.
  const options = (values?: Values) => ({
    replace: values,
    ...(values?.count === undefined ? {} : { count: Number(values.count) }),
    ...(values?.context === undefined ? {} : { context: String(values.context) }),
  });
  const say: Voice['say'] = (key, values) => String(lookUp(key, options(values)));
  const fill = (text: string, values: Values) =>
    text.includes('{{')
      ? i18n.services.interpolator.interpolate(text, values, language.tag, {})
      : text;
  const quote: Voice['quote'] = (key, values) =>
    plainText(store, language.tag, key, values) ??
    String(lookUp(key, { ...options(values), ...unfilled }));
  const has = (key: Key, values?: Values) =>
    plainText(store, language.tag, key, values) !== undefined ||
    lookUp(key, { ...options(values), ...unfilled, returnDetails: true }).usedLng === language.tag;
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
  return { say, has, quote, fill, sayFigure, figures, valuesWith, isBorrowed };
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
