import { type Language, languages } from './languages.ts';

const choiceKey = 'language';
const dismissedKey = 'language-suggestion';

// Storage may be full, blocked or absent; the site works without it.
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
    // Without storage the suggestion appears again.
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

/** Stores the chosen language. */
export function rememberLanguage({ tag }: Language): void {
  write(choiceKey, tag);
}

/** Stores that the suggestion was dismissed. */
export function dismissSuggestion(): void {
  write(dismissedKey, 'dismissed');
}

export function isSuggestionDismissed(): boolean {
  return read(dismissedKey) !== null;
}

/**
 * The chosen language, or else the first of the browser's languages that the site has. It is only
 * used for a suggestion, never for a redirect.
 */
export function preferredLanguage(): Language | undefined {
  const chosen = withTag(read(choiceKey));
  return chosen ?? navigator.languages.map(lookUp).find((language) => language !== undefined);
}
