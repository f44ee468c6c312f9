const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The tag as it is written properly, or undefined if it is none. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** The tag of a language called by its English name. */
function tagNamed(name: string): string | undefined {
  const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((third) => pair + third))];
  return codes.find((code) => languageNames.of(code)?.toLowerCase() === name.toLowerCase());
}

function example(tag: string): string {
  const candidate = canonicalTag(tag);
  const right = candidate && isKnown(candidate) ? candidate : tagNamed(tag);
  return right ? `“${right}”` : 'one such as “fr” or “pt-BR”';
}

// Words of five letters and more, such as "hausa", have the form of a tag but are registered nowhere.
function isKnown(tag: string): boolean {
  const [language = ''] = tag.split('-');
  return /^[a-z]{2,3}$/.test(language) || languageNames.of(language) !== undefined;
}

/** What is wrong with the name of a language's folder, which is also its part of every address. */
export function checkTag(tag: string): string | undefined {
  if (canonicalTag(tag) === tag && isKnown(tag)) return undefined;
  return `“${tag}” is not how the language is named in web addresses (a BCP 47 tag). Use ${example(tag)}.`;
}
