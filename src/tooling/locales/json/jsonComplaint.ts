import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Complaint } from '../Problem.ts';

interface Mistake {
  /** Where to look, as an offset into the file. */
  readonly at: number;
  readonly text: string;
}

/** The line, from 1, of an offset. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The last character that is no white space before an offset: where a missing comma belongs. */
function endBefore(text: string, offset: number): number {
  return Math.max(text.slice(0, offset).trimEnd().length - 1, 0);
}

function symbolMistake(symbol: string, at: number): Mistake {
  if (/[“”„‘’«»]/.test(symbol))
    return {
      at,
      text: `“${symbol}” has curly quotation marks. Keys and texts begin and end with the straight mark ".`,
    };
  return {
    at,
    text: `“${symbol}” stands outside the quotation marks. Put every text between " and "; a quotation mark inside a text is written \\".`,
  };
}

function nameMistake(source: string, at: number): Mistake {
  const before = endBefore(source, at);
  return source[at] === '}' && source[before] === ','
    ? { at: before, text: 'The comma after the last entry of a group is too much. Remove it.' }
    : { at, text: 'A key between quotation marks is expected here, such as "title": "…".' };
}

const braceMissing =
  'The file ends before its last group is closed. Add the missing } where the group ends.';

function mistakeOf(source: string, { error, offset: at, length }: ParseError): Mistake {
  const found = source.slice(at, at + length);
  switch (printParseErrorCode(error)) {
    case 'InvalidSymbol':
      return symbolMistake(found, at);
    case 'PropertyNameExpected':
      return nameMistake(source, at);
    case 'CommaExpected':
      return {
        at: endBefore(source, at),
        text: `A comma (or a closing brace) is missing before ${found}. Add it at the end of this line.`,
      };
    case 'ColonExpected':
      return {
        at: endBefore(source, at),
        text: 'A colon is missing between key and text. Add it.',
      };
    case 'ValueExpected':
      return source.trim() === ''
        ? { at, text: 'The file is empty. Write {} into it, or delete it.' }
        : { at, text: 'A text is missing here. Write "" if it is not translated yet.' };
    case 'UnexpectedEndOfString':
      return {
        at,
        text: 'The text that begins here has no closing quotation mark on its line. Add the ", and keep each text on one line.',
      };
    case 'CloseBraceExpected':
      return { at: endBefore(source, source.length), text: braceMissing };
    case 'EndOfFileExpected':
      return {
        at,
        text: `There is more after the end of the file’s outer braces. Remove it, or a } too many above it.`,
      };
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { at, text: 'JSON has no comments. Remove this one.' };
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        at,
        text: 'A backslash \\ stands before a letter that it cannot change. Remove it.',
      };
    case 'InvalidCharacter':
      return {
        at,
        text: 'A text holds a tab or another control character. Replace it with a space.',
      };
    default:
      return {
        at,
        text: `This is not valid JSON near ${found}. Compare it with the English file.`,
      };
  }
}

/** The first mistake of a file that is no JSON; those after it usually follow from it. */
export function jsonComplaint(source: string, errors: readonly ParseError[]): Complaint {
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (!first) return { line: 1, text: 'This is not valid JSON. Compare it with the English file.' };
  const { at, text } = mistakeOf(source, first);
  return { line: lineAt(source, at), text };
}
