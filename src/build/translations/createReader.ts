import { isMostlyTranslated } from '../../i18n/isMostlyTranslated.ts';
import type { Language } from '../../i18n/languages.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import type { TranslationsFile } from '../../i18n/TranslationsFile.ts';
import type { CompanyFacts } from '../../site/companyFacts.ts';
import { exampleAmounts } from './exampleAmounts.ts';
import { interpolate, type Values, valuesIn } from './placeholderValues.ts';
import { readFigures, readLanguages, readTexts, type Texts } from './readLocales.ts';
import { isTexts, splitTexts } from './splitTexts.ts';

export interface Reader {
  /** The translations file of a namespace in a language. */
  read(tag: string, namespace: string): TranslationsFile;
  /** The tags of the languages in which a namespace is mostly translated, English included. */
  translationsOf(namespace: string): readonly string[];
}

function memoize<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

/** Texts with interpolated values; null for a text whose figure lacks a unit in the language. */
function interpolateTexts(texts: unknown, values: Values): Texts {
  const interpolated: Texts = {};
  for (const [name, text] of Object.entries(isTexts(texts) ? texts : {})) {
    if (typeof text === 'string') interpolated[name] = interpolate(text, values);
    else if (isTexts(text)) interpolated[name] = interpolateTexts(text, values);
  }
  return interpolated;
}

/**
 * Reads the locale files, each once, for a build or for one response of the development server. Figures
 * and company facts are interpolated; the placeholders for values of the browser stay.
 */
export function createReader(facts: CompanyFacts): Reader {
  const figures = readFigures();
  const languages = readLanguages();
  const languageOf = (tag: string): Language => {
    const language = languages.find((candidate) => candidate.tag === tag);
    if (!language) throw new Error(`locales/${tag}/meta.json is missing`);
    return language;
  };
  const valuesOf = memoize(
    (tag): Values => valuesIn(languageOf(tag), readTexts(tag, 'common'), figures, facts),
  );
  // Every figure is also a text of `common`, for components that show only the figure.
  const names = Object.keys(figures).map((name) => [name, `{{${name}}}`]);
  const further = (tag: string, namespace: string): Texts => {
    if (namespace === 'common') return { figures: Object.fromEntries(names) };
    if (namespace !== 'product') return {};
    return { exampleAmounts: exampleAmounts(figures, languageOf(tag)) };
  };
  const textsOf = memoize((tag) =>
    memoize((namespace) => {
      const texts = readTexts(tag, namespace);
      const own = isTexts(texts) ? texts : {};
      return interpolateTexts({ ...own, ...further(tag, namespace) }, valuesOf(tag));
    }),
  );
  const files = memoize((tag) =>
    memoize((namespace): TranslationsFile => {
      const english = textsOf(sourceTag)(namespace);
      if (tag === sourceTag) return { own: english, en: {} };
      return splitTexts(english, textsOf(tag)(namespace), tag);
    }),
  );
  const read = (tag: string, namespace: string) => files(tag)(namespace);
  const translationsOf = memoize((namespace) =>
    languages.map(({ tag }) => tag).filter((tag) => isMostlyTranslated(read(tag, namespace).own)),
  );
  return { read, translationsOf };
}
