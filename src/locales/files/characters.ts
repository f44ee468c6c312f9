/**
 * The characters of windows-1252 or ISO 8859-1 for the second and later bytes of a UTF-8 letter.
 */
const rest = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]';

/**
 * UTF-8 read in a wrong encoding: “áº¹” for “ẹ”. After a capital it may be right, as in “CAFÉ™”.
 */
const mojibake = new RegExp(
  `(?<!\\p{Lu})[ÂÃÄÅÆÇÉÊÌ]${rest}|á[¸-»]${rest}|â[€‚]${rest}|ð[Ÿ\\u009f]`,
  'u',
);

/** What stands in a text where an encoding has lost a letter. */
const losses: readonly RegExp[] = [
  mojibake,
  /[\ufffd\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|ï¿½/u,
  // UTF-8 read in an encoding of a Mac (“√©” for “é”, “·∫π” for “ẹ”) or of DOS (“├®”).
  /[√∆][^\s\p{Nd}]|∫|·ª|[\u2500-\u259f]/u,
  // UTF-7: “+AOk-” for “é”.
  /\+(?=[a-z\d/+]*[A-Z])[A-Za-z\d/+]{3,}-/,
  /\p{L}[¿□▯]/u,
];

/** “?” in place of letters that the encoding lacks, as programs save them as “ANSI”: “?yáwó”. */
const asked = /\p{L}\?\p{L}|\?\?|(?:^|[\s“(>])\?\p{L}/u;
/** The same beside a word or alone: “ow? mi”, “kí ? tó”. */
const askedBeside = /(?:^|\s)\?\s|\p{L}\?(?=\s\p{Ll}|[,.:;])/u;

/** An emoji with the invisible characters in it. */
const emoji =
  /(?:\p{Emoji}[\ufe0e\ufe0f]|\p{ExtPict})(?:\p{EMod}|\ufe0f|\u200d\p{ExtPict}|[\u{e0020}-\u{e007f}])*/gu;

/** The code point of a character: U+200B. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * The first sign of an encoding mistake in a text; undefined if there is none.
 * @param hasQuestion whether the text may ask something, so that “?” beside a word is right
 */
export function misread(text: string, hasQuestion = true): string | undefined {
  // In an address “?” begins the query.
  const questions = /^https?:|^\S+@\S+$/i.test(text)
    ? []
    : [asked, ...(hasQuestion ? [] : [askedBeside])];
  const found = [...losses, ...questions].map((loss) => loss.exec(text)?.[0]);
  return found.find((one) => one !== undefined);
}

/** A found sign as messages show it, with its code point if it may be invisible. */
export function shownSign(found: string): string {
  return [...found].length > 1 ? `“${found}”` : `“${found}” (${codePoint(found)})`;
}

/**
 * The invisible characters of a text, without those of emoji.
 * @param hasIsolates whether isolates (U+2066 to U+2069) are right if they are closed
 */
export function hiddenIn(text: string, hasIsolates = false): string[] {
  const isolate = hasIsolates ? /[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g : /(?!)/g;
  const plain = text.replace(emoji, '').replace(isolate, '$1');
  return plain.match(/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu) ?? [];
}
