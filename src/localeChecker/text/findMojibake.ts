const utf8 = new TextDecoder('utf-8', { fatal: true });

// Some versions of Node decode windows-1252 as ISO 8859-1.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The bytes by the characters that windows-1252 and ISO 8859-1 decode them to. */
const byteOf = new Map<string, number>([
  ...[...windows1252].map((letter, index) => [letter, 0x80 + index] as const),
  ...Array.from({ length: 0x80 }, (_, i) => [String.fromCharCode(0x80 + i), 0x80 + i] as const),
]);

function characters(from: number, to: number): string {
  return [...byteOf]
    .filter(([, byte]) => byte >= from && byte <= to)
    .map(([character]) => character)
    .join('');
}

const rest = `[${characters(0x80, 0xbf)}]`;

/** The UTF-8 bytes of a character beyond ASCII, each decoded as one character. */
const candidates = new RegExp(
  `[ð-ô]${rest}{3}|[${characters(0xe0, 0xef)}]${rest}{2}|[Â-Þ]${rest}`,
  'g',
);

/** The characters that may follow a letter in a correct text. */
const closing = /^[’”“…–—»«\u00a0]+$/;
const closingOrSign = /^[’”“…–—»«\u00a0™®©°²³¹ºª]+$/;

// Correct texts such as “LIBERTÉ” and “IRMÔ contain the same pairs as misread letters.
function isRightPair(found: string, before: string, after: string): boolean {
  const follower = found.slice(1);
  if (/\p{Lu}$/u.test(before)) return closingOrSign.test(follower);
  const standsAlone = !/\p{Ll}$/u.test(before) && !/^\p{L}/u.test(after);
  return closing.test(follower) && standsAlone && !/^[ÂÃ]/.test(found);
}

// A quoted word may end in é”… or à »; but á»… may be a misread Vietnamese letter.
function isRightTriple(found: string, before: string): boolean {
  return closing.test(found.slice(1)) && (found[1] !== '»' || before.includes('«'));
}

function isRight(found: string, before: string, after: string): boolean {
  if (found.length === 2) return isRightPair(found, before, after);
  return found.length === 3 && isRightTriple(found, before);
}

function decode(found: string): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(found, (character) => byteOf.get(character) ?? 0));
  } catch {
    return undefined;
  }
}

export interface Mojibake {
  readonly found: string;
  readonly meant: string;
}

/** Finds UTF-8 that was decoded as another encoding: `áº¹` for `ẹ`, `â€™` for `’`. */
export function findMojibake(text: string): Mojibake | undefined {
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const meant = decode(found);
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    if (meant !== undefined && !isRight(found, before, after)) return { found, meant };
  }
  return undefined;
}
