const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The canonical form of a tag; undefined if the tag is malformed. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** The tag of a language by its English name. */
function tagNamed(name: string): string | undefined {
  const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((third) => pair + third))];
  return codes.find((code) => languageNames.of(code)?.toLowerCase() === name.toLowerCase());
}

function example(tag: string): string {
  const candidate = canonicalTag(tag);
  const right = candidate && isKnown(candidate) ? candidate : tagNamed(tag);
  return right ? `“${right}”` : 'one such as “fr” or “pt-BR”';
}

// Words of five to eight letters, such as "hausa", are well-formed tags but not registered.
function isKnown(tag: string): boolean {
  const [language = ''] = tag.split('-');
  return /^[a-z]{2,3}$/.test(language) || languageNames.of(language) !== undefined;
}

/** Checks the name of a language's folder, which is also the prefix of its URLs. */
export function checkTag(tag: string): string | undefined {
  if (canonicalTag(tag) === tag && isKnown(tag)) return undefined;
  return `“${tag}” is not how the language is named in web addresses (a BCP 47 tag). Use ${example(tag)}.`;
}
