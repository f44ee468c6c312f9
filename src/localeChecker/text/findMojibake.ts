const utf8 = new TextDecoder('utf-8', { fatal: true });

// Written out, because Node's own decoder of windows-1252 is that of ISO 8859-1 in some versions.
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that a letter was read from, on Windows or by programs that read ISO 8859-1. */
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

/** The shapes of letters beyond ASCII in UTF-8, as they look when each byte is read as a letter. */
const candidates = new RegExp(
  `[ð-ô]${rest}{3}|[${characters(0xe0, 0xef)}]${rest}{2}|[Â-Þ]${rest}`,
  'g',
);

/** What may rightly follow a letter. */
const closing = /^[’”“…–—»«\u00a0]+$/;
const closingOrSign = /^[’”“…–—»«\u00a0™®©°²³¹ºª]+$/;

// “LIBERTÉ” and “IRMÔ hold the same pairs of characters as misread letters do.
function isRightPair(found: string, before: string, after: string): boolean {
  const follower = found.slice(1);
  if (/\p{Lu}$/u.test(before)) return closingOrSign.test(follower);
  const standsAlone = !/\p{Ll}$/u.test(before) && !/^\p{L}/u.test(after);
  return closing.test(follower) && standsAlone && !/^[ÂÃ]/.test(found);
}

// A quoted word may end in é”… or à »; but á»… is also how a misread Vietnamese letter looks.
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

/** Letters that were saved in UTF-8 and read as another encoding: `áº¹` for `ẹ`, `â€™` for `’`. */
export function findMojibake(text: string): Mojibake | undefined {
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const meant = decode(found);
    const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
    if (meant !== undefined && !isRight(found, before, after)) return { found, meant };
  }
  return undefined;
}
