import type { LanguageRules } from '../LanguageRules.ts';
import { codePointName } from './codePointName.ts';
import { findMojibake } from './findMojibake.ts';
import { checkFont } from './fontCovers.ts';

type Check = (text: string, english: string, rules: LanguageRules) => string | undefined;

/** Scripts in which some words need the joiners U+200C and U+200D. */
const joiningScripts = new Set(
  'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu Tibt'.split(' '),
);

function checkEncoding(text: string): string | undefined {
  const mojibake = findMojibake(text);
  if (mojibake)
    return `“${mojibake.found}” looks like “${mojibake.meant}” that was saved in the wrong encoding. Type it again, and save the file as UTF-8.`;
  return /[\ufffd\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]/u.test(text)
    ? 'A letter was lost when the text was copied or saved: a � or another sign without meaning stands in its place. Type it again.'
    : undefined;
}

const checkControls: Check = (text, english) => {
  const controls = text.match(/[\p{Cc}\u2028\u2029]/gu) ?? [];
  const control = controls.find((character) => !english.includes(character));
  return control === undefined
    ? undefined
    : `The text holds a line break, a tab or another control character (${codePointName(control)}). Replace it with a space.`;
};

const checkInvisible: Check = (text, english, { script }) => {
  const hidden = text.match(/\p{Default_Ignorable_Code_Point}/gu) ?? [];
  const joiners = joiningScripts.has(script) ? /[\u200c\u200d]/ : /(?!)/;
  const found = hidden.find(
    (character) => !joiners.test(character) && !english.includes(character),
  );
  return found === undefined
    ? undefined
    : `The text holds an invisible character (${codePointName(found)}), often copied from another program. Delete it by typing the word again; the direction of the text comes from meta.json.`;
};

const checkComposition: Check = (text) => {
  const composed = text.normalize('NFC');
  if (composed === text) return undefined;
  const letters = [...text];
  const at = [...composed].findIndex((letter, index) => letter !== letters[index]);
  const letter = /^.\p{M}*/u.exec([...composed].slice(at).join(''))?.[0];
  return `“${letter}” is put together from parts in another way than the rest of the site (the text is not in the Unicode form NFC). Type the letter again on your keyboard, or copy it from here.`;
};

const edges = { start: /^[\p{Zs}]/u, end: /[\p{Zs}]$/u };

const checkEdges: Check = (text, english) => {
  if (edges.start.test(text) && !edges.start.test(english))
    return 'There is a space before the first word. Remove it.';
  if (edges.end.test(text) && !edges.end.test(english))
    return 'There is a space after the last word. Remove it.';
  return undefined;
};

// A Cyrillic “а” in a Latin word looks right, but screen readers and searches fail on it.
const checkScripts: Check = (text) => {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.find(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
  const stranger = mixed?.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/u)?.[0] ?? '';
  return mixed === undefined
    ? undefined
    : `“${mixed}” holds “${stranger}” (${codePointName(stranger)}), a letter of another script that only looks the same. Type the word again.`;
};

const checkLetters: Check = (text, _, rules) => checkFont(text.normalize('NFC'), rules);

const checks = [
  checkControls,
  checkInvisible,
  checkComposition,
  checkEdges,
  checkScripts,
  checkLetters,
];

/** Checks the characters of a text. */
export function checkCharacters(text: string, english: string, rules: LanguageRules): string[] {
  // A wrong encoding causes odd characters of every kind, so its own message is enough.
  const encoding = checkEncoding(text);
  if (encoding !== undefined) return [encoding];
  return checks.map((check) => check(text, english, rules)).filter((found) => found !== undefined);
}
