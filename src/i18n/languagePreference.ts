import { type Language, languages } from './languages.ts';

const choiceKey = 'language';
const dismissedKey = 'language-suggestion';

// Storage may be full, forbidden or absent; the site works without a memory.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The visitor is asked again next time.
  }
}

function withTag(tag: string | null): Language | undefined {
  return languages.find((language) => language.tag.toLowerCase() === tag?.toLowerCase());
}

/** RFC 4647 lookup: `ha-Latn-NG` is served by `ha`. */
function lookUp(range: string): Language | undefined {
  const subtags = `${range.toLowerCase()}-`;
  return languages
    .filter(({ tag }) => subtags.startsWith(`${tag.toLowerCase()}-`))
    .sort((one, other) => other.tag.length - one.tag.length)[0];
}

/** Remembers the language that the visitor chose. */
export function rememberLanguage({ tag }: Language): void {
  write(choiceKey, tag);
}

/** Remembers that the visitor does not want to be asked about languages. */
export function dismissSuggestion(): void {
  write(dismissedKey, 'dismissed');
}

export function isSuggestionDismissed(): boolean {
  return read(dismissedKey) !== null;
}

/**
 * The language that the visitor chose here, or else the first of the browser's languages that the
 * site has; it only ever feeds a suggestion, nobody is redirected.
 */
export function preferredLanguage(): Language | undefined {
  const chosen = withTag(read(choiceKey));
  return chosen ?? navigator.languages.map(lookUp).find((language) => language !== undefined);
}
