import type { LanguageRules } from './languageRules.ts';

/** Scripts in which some words need the joiners U+200C and U+200D. */
const joiningScripts = new Set(
  'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tibt'.split(' '),
);

/** What windows-1252 or ISO 8859-1 makes of the second and later bytes of a letter in UTF-8. */
const rest = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]';

/** UTF-8 in the wrong encoding: “áº¹” for “ẹ”. After a capital it may be right, as in “CAFÉ™”. */
const mojibake = new RegExp(
  `(?<!\\p{Lu})[ÂÃÄÅÆÇÉÌ]${rest}|á[¸-»]${rest}|â[€‚]${rest}|ð[Ÿ\\u009f]`,
  'u',
);

const lost = /[\ufffd\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u;

/** A letter of another script in a language with Latin letters. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Neighbours of two scripts whose letters look alike, in a language of any script. */
const mixed =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Checks the characters of a text; what English has too is right. */
export function* checkCharacters(
  text: string,
  english: string,
  rules: LanguageRules,
): Generator<string> {
  const isOwn = (found: string | undefined): found is string =>
    found !== undefined && !english.includes(found);

  const misread = mojibake.exec(text)?.[0] ?? lost.exec(text)?.[0];
  // A wrong encoding causes odd characters of every kind, so one message is enough.
  if (isOwn(misread)) {
    yield `“${misread}” (${codePoint(misread)}) stands where a letter was lost by a wrong encoding: type it again, and save the file as UTF-8.`;
    return;
  }

  const joiners = joiningScripts.has(rules.script) ? /[\u200c\u200d]/ : /(?!)/;
  const hidden = text.match(/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu) ?? [];
  const invisible = hidden.find((one) => isOwn(one) && !joiners.test(one));
  if (invisible !== undefined)
    yield `The text holds a line break, a tab or an invisible character (${codePoint(invisible)}): delete it, if need be by typing the words beside it again.`;

  const [letters, composed] = [[...text], [...text.normalize('NFC')]];
  const different = composed.find((letter, index) => letter !== letters[index]);
  if (different !== undefined)
    yield `“${different}” is put together from other parts than elsewhere (the text is not in the Unicode form NFC): type it again, or copy it from here.`;

  if ([/^\p{Zs}/u, /\p{Zs}$/u].some((edge) => edge.test(text) && !edge.test(english)))
    yield 'The text begins or ends with a space: remove it.';

  // A Cyrillic “а” in a Latin word looks right, but screen readers and searches fail on it.
  const stranger = (rules.script === 'Latn' ? foreign : mixed).exec(text)?.[0];
  if (isOwn(stranger))
    yield `“${stranger}” (${[...stranger].map(codePoint).join(' ')}) does not belong to the script of ${rules.name}, even if it looks like it: type the word again.`;
}
