import { sourceTag } from '../i18n/keys.ts';
import { checkCharacters } from './checkCharacters.ts';
import type { ExpectedText } from './compareKeys.ts';
import type { LanguageRules } from './languageRules.ts';

const placeholder = /\{\{([^{}]*)\}\}/g;

const tagPattern = /<(\/?)([\p{L}\p{N}][^\s<>/]*)([^<>]*)>/gu;

/** The placeholders with the number of a counted text. */
const numbers: ReadonlySet<string> = new Set(['{{count}}', '{{amount}}']);

/** The placeholders of a text as `{{brand}}`, with repetitions and with braces that are none. */
export function placeholdersIn(text: string): string[] {
  const found = text.match(/\{\{[^{}]*\}\}|[{}]+[^\s{}]*[{}]*/g) ?? [];
  return found.map((one) => one.replace(placeholder, (_, name: string) => `{{${name.trim()}}}`));
}

/** A text without its placeholders and tags. */
export function withoutCode(text: string): string {
  return text.replace(placeholder, '').replace(tagPattern, '');
}

/** What one list has more often than another. */
function surplus(parts: readonly string[], others: readonly string[]): string {
  const times = (list: readonly string[], part: string) =>
    list.filter((one) => one === part).length;
  const isMore = (part: string, index: number) =>
    times(parts.slice(0, index + 1), part) > times(others, part);
  return parts.filter(isMore).join(' ');
}

/** Reports that a text has other parts than English, or has them more or less often. */
function difference(own: readonly string[], english: readonly string[]): string | undefined {
  const [added, missing] = [surplus(own, english), surplus(english, own)];
  if (added && missing) return `${added} stands where the English text has ${missing}: write that.`;
  if (added) return `${added} is not in the English text, or not as often: remove it.`;
  return missing ? `${missing} of the English text is missing: put it in its place.` : undefined;
}

/** Converts a digit of any script to ASCII. Unicode has the ten digits of a script in sequence. */
function plainDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}

function figuresIn(text: string): readonly string[] {
  const plain = withoutCode(text).replace(/\p{Nd}/gu, plainDigit);
  return plain.match(/\d+/g) ?? [];
}

/** The placeholders that a translation may have, in each of the ways that are right. */
function placeholdersOf({ english, form, forms }: ExpectedText, rules: LanguageRules) {
  const own = placeholdersIn(english);
  if (!form || !forms) return [own];
  const hasNumber = (text: string) => placeholdersIn(text).some((one) => numbers.has(one));
  // The form of one number may spell it out where English lacks the form or does so too.
  const isOfOne = /\d/.test(form) || rules.numbersOf(form).length === 1;
  const isSpeltOut = !forms.has(form) || ![...forms.values()].every(hasNumber);
  const spelt = isOfOne && isSpeltOut ? [own.filter((one) => !numbers.has(one))] : [];
  return [own, placeholdersIn(forms.get('other') ?? english), ...spelt];
}

function checkValues(expected: ExpectedText, rules: LanguageRules): string | undefined {
  const right = figuresIn(expected.english);
  const figure = figuresIn(expected.text).find((one) => !right.includes(one));
  if (figure !== undefined)
    return `The figure “${figure}” is not in the English text: let a placeholder of the English text say it, or write none.`;
  const own = placeholdersIn(expected.text);
  const ways = placeholdersOf(expected, rules);
  const faults = ways.map((way) => difference(own, way));
  return faults.includes(undefined) ? undefined : faults[0];
}

/** Each opening tag of a text with its ancestors, as `<policy><b>`, and the first fault. */
function nestingOf(text: string): { readonly paths: readonly string[]; readonly fault?: string } {
  const paths: string[] = [];
  const open: string[] = [];
  let words = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', index } of text.matchAll(tagPattern)) {
    const expected = open.at(-1);
    if (rest !== '')
      return { paths, fault: `${tag} holds more than its name: write <${name}> or </${name}>.` };
    if (!slash) {
      open.push(name);
      paths.push(open.map((one) => `<${one}>`).join(''));
      words = index + tag.length;
      continue;
    }
    if (expected === undefined)
      return { paths, fault: `${tag} closes nothing: write <${name}> before its words.` };
    if (expected !== name)
      return { paths, fault: `<${expected}> is open at ${tag}: write </${expected}> first.` };
    if (text.slice(words, index).trim() === '')
      return { paths, fault: `<${name}>${tag} holds no words: put those of the link into it.` };
    open.pop();
  }
  const left = open.at(-1);
  if (left === undefined) return { paths };
  return { paths, fault: `<${left}> is not closed: write </${left}> after its words.` };
}

/** Checks that a text has the tags of the English text, each as often, nested alike. */
function checkTags(text: string, english: string): string | undefined {
  const wanted = nestingOf(english).paths;
  const { paths, fault } = nestingOf(text);
  // "a < b" is plain text; in a text with tags, "<5" would be parsed as the start of a tag.
  const start = wanted.length > 0 ? /<[\p{L}\p{N}/!-].{0,12}/u : /<[\p{L}/!].{0,12}/u;
  const broken = start.exec(text.replace(tagPattern, ''))?.[0];
  return broken === undefined
    ? (fault ?? difference(paths, wanted))
    : `The tag near “${broken}” has no end: close it with >, or write a space after < if “less than” is meant.`;
}

/** Checks a translation against the English text, or an English text by itself. */
export function* checkText(expected: ExpectedText, rules: LanguageRules) {
  const { text } = expected;
  const english = rules.tag === sourceTag ? '' : expected.english;
  yield* checkCharacters(text, english, rules);
  for (const fault of [checkValues(expected, rules), checkTags(text, expected.english)])
    if (fault !== undefined) yield fault;
  // React escapes texts, so "&nbsp;" would be displayed as it stands; "$t(…)" includes another text.
  const code = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);|\$t\(/i.exec(text)?.[0];
  if (code !== undefined && !english.includes(code))
    yield `“${code}” is code, not words: write the words or the sign itself.`;
}

const segmenter = new Intl.Segmenter();

/** Warns of a translation that exceeds the length in its note, without its tags and placeholders. */
export function* checkLength(text: string, note: string) {
  const [, limit] = /about (\d+) characters/i.exec(note) ?? [];
  const { length } = [...segmenter.segment(withoutCode(text))];
  // “About 20” allows 25.
  if (limit !== undefined && length > Number(limit) * 1.25)
    yield `The text has ${length} characters, and there is room for about ${limit}.`;
}
