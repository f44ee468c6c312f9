import { type InspectedLanguage, inspectLanguage } from './inspectLanguage.ts';
import { Locales } from './Locales.ts';
import type { Problem } from './Problem.ts';
import { readSource, type Source } from './readSource.ts';

export interface InspectedLocales {
  readonly locales: Locales;
  readonly source: Source;
  readonly languages: readonly InspectedLanguage[];
  /** Everything that is wrong: figures first, then language by language. */
  readonly problems: readonly Problem[];
}

/** Reads and checks every language of a `locales` folder; writes nothing. */
export function inspectLocales(folder: string): InspectedLocales {
  const locales = new Locales(folder);
  const source = readSource(locales);
  const languages = locales.tags().map((tag) => inspectLanguage(locales, tag, source));
  const problems = [...source.problems, ...languages.flatMap((language) => language.problems)];
  return { locales, source, languages, problems };
}
