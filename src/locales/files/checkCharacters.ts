import { codePoint, hiddenIn, misread, shownSign } from './characters.ts';
import type { LanguageRules } from './languageRules.ts';
import table from './languages.json' with { type: 'json' };

/** Scripts in which some words need the joiners U+200C and U+200D. */
const joiningScripts = new Set(table.joining);

/** Scripts that are written without spaces, where U+200B and U+2060 say where a line may break. */
const unspacedScripts = new Set(table.unspaced);

/** A letter of another script in a language with Latin letters. */
const foreign = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Neighbours of two scripts whose letters look alike, in a language of any script. */
const mixed =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;

/**
 * Letters that Unicode has only for old encodings, formulas and fonts: screen readers read “𝗿𝗮𝗻𝗰𝗲”
 * letter by letter.
 */
const compatible =
  /(?:(?!\p{Emoji})[\u2070-\u24ff\ufb00-\ufdef\ufe70-\ufeff\uff10-\uffdc\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f169}](?<=[\p{L}\u24b6-\u24e9\u{1f110}-\u{1f169}]))+/gu;

/**
 * What people write, by language, in place of letters that their keyboard lacks, such as Yoruba
 * “e̩” for “ẹ” and Hausa “k'” for “ƙ”: a pattern for the text in NFD, the part of the match to
 * replace, and its replacement.
 */
const substitutes: Readonly<Record<string, readonly (readonly string[])[]>> = table.substitutes;

const segmenter = new Intl.Segmenter();

/**
 * A letter that is not composed as in NFC. Two kinds are allowed, because keyboards cannot type
 * them in NFC, and the build normalizes them: letters that NFC takes apart, such as Bengali য়, and
 * marks that NFC only reorders, such as those of Arabic and Burmese.
 */
function decomposed(text: string): string | undefined {
  const typed = text.replace(/./gsu, (one) => {
    const parts = one.normalize('NFC');
    return [...parts].length > 1 ? parts : one;
  });
  const sorted = (letter: string) => [...letter].sort().join('');
  const letters = [...segmenter.segment(typed)].map(({ segment }) => segment);
  const isOther = (letter: string) => sorted(letter) !== sorted(letter.normalize('NFC'));
  return letters.find(isOther)?.normalize('NFC');
}

/** Checks the characters of a text; those that the English text also has are right. */
export function* checkCharacters(
  text: string,
  english: string,
  rules: LanguageRules,
): Generator<string> {
  const isOwn = (found: string | undefined): found is string =>
    found !== undefined && !english.includes(found);

  const broken = misread(text, english.includes('?'));
  // A wrong encoding causes odd characters of every kind, so one message is enough.
  if (isOwn(broken)) {
    yield `${shownSign(broken)} stands where a letter was lost by a wrong encoding: type it again, and save the file as UTF-8.`;
    return;
  }

  const joiners = joiningScripts.has(rules.script) ? '\u200c\u200d' : '';
  const breaks = unspacedScripts.has(rules.script) ? '\u200b\u2060' : '';
  const marks = rules.dir === 'rtl' ? '\u061c\u200e\u200f' : '';
  const right = joiners + breaks + marks;
  const hidden = hiddenIn(text, rules.dir === 'rtl');
  const invisible = hidden.find((one) => isOwn(one) && !right.includes(one));
  if (invisible !== undefined)
    yield `The text holds a line break, a tab or an invisible character (${codePoint(invisible)}): delete it, if need be by typing the words beside it again.`;

  const different = decomposed(text);
  if (different !== undefined)
    yield `“${different}” is put together from other parts than elsewhere (the text is not in the Unicode form NFC): copy “${different}” from here in its place.`;

  const isEastAsian = /^(?:Han[st]|Jpan|Kore)$/.test(rules.script);
  const strange = text
    .match(compatible)
    ?.find((one) => !isEastAsian || !/^[\uff00-\uffef]/.test(one));
  if (isOwn(strange) && strange.normalize('NFKC') !== strange.normalize('NFC'))
    yield `“${strange}” is made of signs that look like letters: write “${strange.normalize('NFKC')}”.`;

  for (const [pattern = '', wrong = '', right = ''] of substitutes[rules.tag] ?? []) {
    const found = new RegExp(pattern, 'u').exec(text.normalize('NFD'))?.[0] ?? '';
    const letter = found.replace(new RegExp(wrong, 'u'), right).normalize('NFC');
    if (found && isOwn(found.normalize('NFC')))
      yield `“${found.normalize('NFC')}” stands where “${letter}” is meant: write “${letter}”, or copy it from here.`;
  }

  if ([/^\p{Zs}/u, /\p{Zs}$/u].some((edge) => edge.test(text) && !edge.test(english)))
    yield 'The text begins or ends with a space: remove it.';

  // A Cyrillic “а” in a Latin word looks right, but screen readers and searches do not know it.
  const stranger = (rules.script === 'Latn' ? foreign : mixed).exec(text)?.[0];
  if (isOwn(stranger))
    yield `“${stranger}” (${[...stranger].map(codePoint).join(' ')}) does not belong to the script of ${rules.name}, even if it looks like it: type the word again.`;
}
