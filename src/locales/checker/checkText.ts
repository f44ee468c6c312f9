import { plainDigits } from '../../i18n/format.ts';
import { englishTag } from '../../i18n/keys.ts';
import { misread } from '../files/characters.ts';
import { checkCharacters } from '../files/checkCharacters.ts';
import { type ExpectedText, placeholderPattern, withoutCode } from '../files/expectedTexts.ts';
import type { LanguageRules } from '../files/languageRules.ts';
import table from '../files/languages.json' with { type: 'json' };

/** The number of letters from which a text of a language has letters that English lacks. */
const markedFrom: Readonly<Record<string, number>> = table.markedFrom;

/** The placeholders for the number of a counted text. */
const numbers: ReadonlySet<string> = new Set(['{{count}}', '{{amount}}']);

/** The placeholders of a text as `{{brand}}`, with repetitions and malformed ones. */
export function placeholdersIn(text: string): string[] {
  const found = text.match(/\{+[^{}]*\}+|[{}]+[^\s{}]*[{}]*/g) ?? [];
  return found.map((one) =>
    one.replace(placeholderPattern, (_, name: string) => `{{${name.trim()}}}`),
  );
}

/** The members that one list has more often than another. */
function surplus(parts: readonly string[], others: readonly string[]): string {
  const times = (list: readonly string[], part: string) =>
    list.filter((one) => one === part).length;
  const isMore = (part: string, index: number) =>
    times(parts.slice(0, index + 1), part) > times(others, part);
  return parts.filter(isMore).join(' ');
}

/** Reports parts that a text lacks or has in excess, compared with the English text. */
function difference(own: readonly string[], english: readonly string[]): string | undefined {
  const [added, missing] = [surplus(own, english), surplus(english, own)];
  if (added && missing) return `${added} stands where the English text has ${missing}: write that.`;
  if (added) return `${added} is not in the English text, or not as often: remove it.`;
  return missing
    ? `${missing} of the English text is missing: put it in its place. If you do not speak the language, write "" for the text.`
    : undefined;
}

/** The figures in a text, also those that are single characters, such as ½ and Ⅳ. */
function figuresIn(text: string): readonly string[] {
  return plainDigits(withoutCode(text)).match(/\d+|[\p{No}\p{Nl}]/gu) ?? [];
}

/** The sets of placeholders that are right for a translation. */
function placeholdersOf({ english, form, forms }: ExpectedText, rules: LanguageRules) {
  const own = placeholdersIn(english);
  if (!form || !forms) return [own];
  const hasNumber = (text: string) => placeholdersIn(text).some((one) => numbers.has(one));
  // A form for only one number may spell it out, where English has no such form or spells it out
  // too.
  const isOfOne = /\d/.test(form) || rules.numbersOf(form).length === 1;
  const isSpeltOut = !forms.has(form) || ![...forms.values()].every(hasNumber);
  const spelt = isOfOne && isSpeltOut ? [own.filter((one) => !numbers.has(one))] : [];
  return [own, placeholdersIn(forms.get('other') ?? english), ...spelt];
}

function checkValues(expected: ExpectedText, rules: LanguageRules): string | undefined {
  const right = figuresIn(expected.english);
  const figure = figuresIn(expected.text).find((one) => !right.includes(one));
  const words = withoutCode(expected.text).match(/[\p{N}.,]*\p{N}/gu) ?? [];
  const whole = words.find((word) => figuresIn(word).includes(figure ?? ''));
  const missing = surplus(placeholdersIn(expected.english), placeholdersIn(expected.text));
  // Such as 8AM, which is saa mbili, "hour two", in Swahili.
  const inWords = /\d/.test(expected.form ?? '') ? ', or write the number in words' : '';
  const advice = missing ? `write ${missing} in its place` : 'remove it';
  if (whole !== undefined)
    return `The figure “${whole}” is not in the English text: ${advice}${inWords}.`;
  const own = placeholdersIn(expected.text);
  const ways = placeholdersOf(expected, rules);
  const faults = ways.map((way) => difference(own, way));
  if (faults.includes(undefined)) return undefined;
  const [number] = rules.numbersOf(expected.form ?? '').filter((one) => one > 0);
  const isSpeltOut = number !== undefined && numbers.has(surplus(ways[0] ?? [], own));
  const exact = `${expected.base}_${number}`;
  // Such as شهر واحد, which is "one month".
  return isSpeltOut
    ? `${faults[0]} Or, if the words say the number ${number}, name this form “${exact}”.`
    : faults[0];
}

/** A pair of tags with its words, such as `<policy>our policy</policy>`; pairs are not nested. */
const pairPattern = /<([\p{L}\p{N}]+)>([^<>]*)<\/\1>/gu;

function pairsIn(text: string): string[] {
  return [...text.matchAll(pairPattern)].map(([, name]) => `<${name}>…</${name}>`);
}

/**
 * Says what is wrong with the first tag that is not part of a pair.
 * @param again the next such tag
 */
function tagFault(tag: string, again: string | undefined, english: string): string {
  const [, slash, name = '', rest = '', end] =
    /^<(\/?)([\p{L}\p{N}]*)([^<>]*)(>?)/u.exec(tag) ?? [];
  if (name === '' || !end)
    return `The tag near “${tag.slice(0, 14)}” has no end: close it with >, or write a space after < if “less than” is meant.`;
  if (rest !== '') return `${tag} holds more than its name: write <${name}> or </${name}>.`;
  if (name !== 'en' && !english.includes(`<${name}>`))
    return `${tag} is not in the English text: remove it.`;
  if (slash) return `${tag} closes nothing: remove it, or write <${name}> before its words.`;
  return tag === again
    ? `${tag} stands twice, where it opens and where it closes: write </${name}> the second time.`
    : `${tag} is not closed: write </${name}> after its words, before any other <.`;
}

/** Words that a translation quotes in English; they may stand inside another pair of tags. */
const quotedEnglish = /<en>([^<>]*[\p{L}\p{N}][^<>]*)<\/en>/gu;

/** Checks that a text has the same pairs of tags as the English text, each as often. */
function checkTags(translation: string, english: string): string | undefined {
  const text = translation.replace(quotedEnglish, '$1');
  const wanted = pairsIn(english);
  // "a < b" is plain text; in a text with tags, "<5" would be parsed as the start of a tag.
  const start = wanted.length > 0 ? /<[\p{L}\p{N}/!-][^<>]*>?/gu : /<[\p{L}/!][^<>]*>?/gu;
  const tags = text.replace(pairPattern, '').match(start) ?? [];
  const broken = tags.find((tag) => !tag.endsWith('>')) ?? tags[0];
  if (broken !== undefined) return tagFault(broken, tags[1], english);
  const empty = [...text.matchAll(pairPattern)].find(
    ([, , words = '']) => !/[\p{L}\p{N}]/u.test(words),
  );
  return empty
    ? `${empty[0]} holds no words: put the words of the sentence that it is for between its halves.`
    : difference(pairsIn(text), wanted);
}

/**
 * Code that would be displayed as it stands: entities, escapes, placeholders of other programs,
 * Markdown and nested texts (“$t(…)”).
 */
const codePattern =
  /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);|\$t\(|\\(?:u[\da-f]{4}|[nrt'’])|(?<![\p{Nd}%])%(?:\d+\$)?(?:[sd@](?![\p{L}])|\w+%)|\*\*|__|\]\(|(?<![\p{L}\p{M}])`|''/iu;

/** Checks a translation against the English text, or an English text by itself. */
export function* checkText(expected: ExpectedText, rules: LanguageRules) {
  const { text } = expected;
  const english = rules.tag === englishTag ? '' : expected.english;
  yield* checkCharacters(text, english, rules);
  // The odd characters of a wrong encoding may look like figures and code.
  if (misread(text, english.includes('?')) !== undefined) return;
  const code = codePattern.exec(text)?.[0];
  if (code !== undefined && !english.includes(code)) {
    yield `“${code}” is code, not words: remove it, and write the words or the sign that are meant.`;
    return;
  }
  for (const fault of [checkValues(expected, rules), checkTags(text, expected.english)])
    if (fault !== undefined) yield fault;
}

/** The names of the two ends of a range of figures. */
const ends = [
  ['{{opening', '{{closing'],
  ['Min}}', 'Max}}'],
] as const;

/** Warns of a range whose ends are exchanged: “80% to 70%”, “8PM to 8AM”. */
export function* checkRanges({ english, text }: ExpectedText) {
  const [there, here] = [placeholdersIn(english), placeholdersIn(text)];
  for (const first of there)
    for (const [start, end] of ends) {
      const last = first.replace(start, end);
      const isUpward = (list: readonly string[]) => list.indexOf(first) < list.indexOf(last);
      if (last !== first && here.includes(first) && isUpward(there) && !isUpward(here))
        yield `${last} stands before ${first}: exchange them, if they have changed places by mistake.`;
    }
}

/**
 * Warns of a text as long as only few of its language are without a letter that English lacks: its
 * dots and tones may have been left out.
 */
export function* checkMarks({ text }: ExpectedText, { tag, name }: LanguageRules) {
  const least = markedFrom[tag] ?? Number.POSITIVE_INFINITY;
  const letters =
    withoutCode(text)
      .normalize('NFD')
      .match(/[\p{L}\p{M}]/gu) ?? [];
  if (letters.length >= least && letters.every((letter) => /[a-z]/i.test(letter)))
    yield `The text has ${letters.length} letters, and none with a mark or of ${name} alone: write it with the marks that it needs.`;
}

const segmenter = new Intl.Segmenter();

/**
 * Warns of a translation that exceeds the length in its note, without its tags and placeholders.
 */
export function* checkLength(text: string, note: string) {
  const [, limit] = /about (\d+) characters/i.exec(note) ?? [];
  const { length } = [...segmenter.segment(withoutCode(text))];
  // “About 20” allows 25.
  if (limit !== undefined && length > Number(limit) * 1.25)
    yield `The text has ${length} characters, and there is room for about ${limit}.`;
}
