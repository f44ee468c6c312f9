import type { TextDetails } from '../../../localeChecker/textDetails.ts';
import type { ReportedTexts } from '../reportTexts.ts';

/** A place in the locale files, and what a translator needs to know about it. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly lines: readonly string[];
}

function linesOf(text: TextDetails): string[] {
  const { english, formerEnglish, note, limit, length } = text;
  return [
    ...(formerEnglish === undefined ? [] : [`English then: ${formerEnglish}`]),
    `English: ${english}`,
    ...(note ? [`Note: ${note}`] : []),
    ...(limit === undefined ? [] : [`Length: ${length} characters; about ${limit} have room`]),
  ];
}

function placeOf(text: TextDetails, language: string): Place {
  const { namespace, key, line, state } = text;
  const lines = [...(state ? [`This text is ${state}.`] : []), ...linesOf(text)];
  return { file: `locales/${language}/${namespace}.json`, line, key, lines };
}

function figurePlace(name: string): Place {
  const lines = ['The figure itself, the same in every language.'];
  return { file: 'locales/figures.json', line: 1, key: name, lines };
}

/** The number formats of a language, which amounts without a key come from. */
export function numbersPlace(language: string): Place {
  const lines = ['The digits and separators of numbers.'];
  return { file: `locales/${language}/meta.json`, line: 1, key: 'formatLocale', lines };
}

/** The places of a key in code: of each plural form, and for a figure those of its unit too. */
export function placesOf(
  key: string,
  { texts, figures }: ReportedTexts,
  language: string,
): Place[] {
  const [namespace = '', noteKey = ''] = key.split(':');
  const [group, name = ''] = noteKey.split('.');
  if (namespace === 'common' && group === 'figures') {
    const unit = figures[name] ?? [];
    const places = unit.flatMap((text) => placesOf(text, { texts, figures }, language));
    return [figurePlace(name), ...(unit.length > 0 ? places : [numbersPlace(language)])];
  }
  const found = texts.filter((text) => text.namespace === namespace && text.noteKey === noteKey);
  // Without the checker's answer, the key alone.
  const unknown = {
    file: `locales/${language}/${namespace}.json`,
    line: 1,
    key: noteKey,
    lines: [],
  };
  return found.length > 0 ? found.map((text) => placeOf(text, language)) : [unknown];
}
