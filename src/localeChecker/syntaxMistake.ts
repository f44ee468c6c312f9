import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** A syntax error at an offset of a file. */
interface Mistake {
  readonly at: number;
  readonly text: string;
}

type Describe = (found: string, at: number, source: string) => string | Mistake;

/** The offset of the last non-space character before an offset, where a missing comma belongs. */
function endBefore(source: string, offset: number): number {
  return Math.max(source.slice(0, offset).trimEnd().length - 1, 0);
}

const quotationMarks =
  'Keys and texts begin and end with the straight mark "; inside a text write “ ” or ’.';

const invalidSymbol: Describe = (found) =>
  /[“”„‘’«»]/.test(found)
    ? `“${found}” has curly quotation marks. ${quotationMarks}`
    : `“${found}” stands outside the quotation marks. ${quotationMarks}`;

const nameExpected: Describe = (found, at, source) => {
  const before = endBefore(source, at);
  return found === '}' && source[before] === ','
    ? { at: before, text: 'The comma after the last entry of a group is too much. Remove it.' }
    : 'A key between quotation marks is expected here, such as "title": "…".';
};

const valueExpected: Describe = (_found, _at, source) =>
  source.trim() === ''
    ? 'The file is empty. Write {} into it, or delete it.'
    : 'A text is missing here. Write "" if it is not translated yet.';

const noComments = () => 'JSON has no comments. Remove this one.';
const wrongEscape = () => 'A backslash \\ stands before a letter that it cannot change. Remove it.';

// By the names of jsonc-parser's error codes.
const messages: Readonly<Record<string, Describe>> = {
  InvalidSymbol: invalidSymbol,
  PropertyNameExpected: nameExpected,
  ValueExpected: valueExpected,
  CommaExpected: (found, at, source) => ({
    at: endBefore(source, at),
    text: `A comma (or a closing brace) is missing before ${found}. Add it at the end of this line.`,
  }),
  ColonExpected: (_found, at, source) => ({
    at: endBefore(source, at),
    text: 'A colon is missing between key and text. Add it.',
  }),
  CloseBraceExpected: (_found, _at, source) => ({
    at: endBefore(source, source.length),
    text: 'The file ends before its last group is closed. Add the missing } where the group ends.',
  }),
  UnexpectedEndOfString: () =>
    'The text that begins here has no closing quotation mark on its line. Add the ", and keep each text on one line.',
  EndOfFileExpected: () =>
    'There is more after the end of the file’s outer braces. Remove it, or a } too many above it.',
  InvalidCommentToken: noComments,
  UnexpectedEndOfComment: noComments,
  InvalidEscapeCharacter: wrongEscape,
  InvalidUnicode: wrongEscape,
  InvalidCharacter: () =>
    'A text holds a tab or another control character. Replace it with a space.',
};

const unknown: Describe = (found) =>
  `This is not valid JSON near ${found}. Compare it with the English file.`;

/**
 * The first syntax error of a file, with its line counted from 1. Later errors usually follow from
 * the first.
 */
export function syntaxMistake(source: string, errors: readonly ParseError[]) {
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  // jsonc-parser accepts some texts that `JSON.parse`, which the build uses, rejects.
  if (!first) return { line: 1, text: 'This is not valid JSON. Compare it with the English file.' };
  const { error, offset, length } = first;
  const found = source.slice(offset, offset + length);
  const described = (messages[printParseErrorCode(error)] ?? unknown)(found, offset, source);
  const { at, text } = typeof described === 'string' ? { at: offset, text: described } : described;
  return { line: source.slice(0, at).split('\n').length, text };
}
