import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { plainDigits } from '../../i18n/format.ts';
import { codePoint } from './characters.ts';
import table from './syntaxMistakes.json' with { type: 'json' };

/** A mistake at a place of a file. */
interface Mistake {
  readonly offset: number;
  readonly text: string;
}

/**
 * Kinds of mistakes; the first whose pattern matches counts. A pattern is tested on the file up to
 * the place of the mistake without trailing spaces, “¦”, the parser's error code, a space, and the
 * file from the place on. Its first group is `{found}` in the text.
 */
const kinds = table.map(({ pattern, text }) => ({ pattern: new RegExp(pattern, 'u'), text }));

/** A wrong number, such as 30,000,000, after the last colon before a place. */
function numberMistake(json: string, offset: number): Mistake | undefined {
  const start = json.lastIndexOf(':', offset) + 1;
  const pattern = /^(\s*)([₦$%N+.-]*[A-Z]*\s*\p{Nd}[^":{}[\]\n]*?)[\s,]*(?:[}\]\n]|"|$)/u;
  const [whole = '', space = '', written = ''] = pattern.exec(json.slice(start)) ?? [];
  if (start === 0 || offset >= start + whole.trimEnd().length) return undefined;
  const digits = plainDigits(written).replace(/^[^\d.,-]*0*(?=\d)|[\s%₦$N]+$/g, '');
  const isGrouped = /^\d{1,3}(?:([.,٬_'’\s])\d{3}(?:\1\d{3})*)?$/.test(digits);
  const right = isGrouped ? digits.replace(/\D/g, '') : digits.replace(/^(\d+)[,٫](\d+)$/, '$1.$2');
  const advice = /^\d+(?:\.\d+)?$/.test(right) ? right : 'digits alone, such as 30000000';
  const text = `“${written}” is no number: write ${advice}, or put it between straight quotation marks if it is a text.`;
  return { offset: start + space.length, text };
}

/** The first syntax error of a file, and its correction; later ones usually follow from it. */
export function syntaxMistake(json: string, errors: readonly ParseError[]): Mistake {
  const [first] = errors.toSorted((one, other) => one.offset - other.offset);
  const offset = first?.offset ?? 0;
  const code = first ? printParseErrorCode(first.error) : '';
  const before = json.slice(0, offset).trimEnd();
  const place = `${before}¦${code} ${json.slice(offset)}`;
  const { pattern, text = '' } = kinds.find((kind) => kind.pattern.test(place)) ?? {};
  const [, found = ''] = pattern?.exec(place) ?? [];
  const groups = before.replace(/"(?:[^"\\\n]|\\.)*"/g, '');
  const braces = '}'.repeat(Math.max(groups.split('{').length - groups.split('}').length, 0));
  const filled = text.replaceAll('{code}', codePoint(found)).replaceAll('{braces}', braces);
  // The missing or surplus character belongs after the last one before the place.
  const isBefore = /^(?:Comma|PropertyName|Value|CloseBrace|EndOfFile)Expected$/.test(code);
  const at = isBefore ? Math.max(before.length - 1, 0) : offset;
  return numberMistake(json, offset) ?? { offset: at, text: filled.replaceAll('{found}', found) };
}
