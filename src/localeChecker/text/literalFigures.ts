import type { FiguresByName } from '../checkFigures.ts';
import type { Figure } from '../Figure.ts';
import { placeholdersIn, withoutPlaceholders } from './checkPlaceholders.ts';
import { withoutTags } from './checkTags.ts';

const million = 1_000_000;

/** Converts a digit of any script to ASCII. Unicode has the ten digits of a script in sequence. */
function plainDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}

const number = /\d{1,3}(?:[.,'’٬\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,٫]\d+)?/g;

function readNumber(written: string): number {
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(written);
  return Number(isGrouped ? written.replace(/\D/g, '') : written.replace(/[,٫]/, '.'));
}

function numbersIn(text: string): { written: string; value: number }[] {
  const bare = withoutTags(withoutPlaceholders(text));
  const plain = bare.replace(/(?![0-9])\p{Nd}/gu, plainDigit);
  return [...plain.matchAll(number)].map(([written]) => ({ written, value: readNumber(written) }));
}

/** The numbers in which a text may state a figure: 30,000,000 or 30 (million), 20 or 8 (PM). */
function numbersOf({ unit, value }: Figure): number[] {
  // The day and the month of a date occur as other numbers too; the year hardly does.
  if (typeof value === 'string') return [Number(value.slice(0, 4))];
  if (unit === 'naira' && value >= million) return [value, value / million];
  return unit === 'clock' ? [value, value % 12 || 12] : [value];
}

/** A figure that a text states literally. */
export interface LiteralFigure {
  readonly name: string;
  readonly written: string;
}

/**
 * Finds numbers that the placeholders of the English text stand for; literal figures could differ
 * between languages. Numbers that the English text contains too are allowed.
 */
export function literalFigures(
  text: string,
  english: string,
  figures: FiguresByName,
): LiteralFigure[] {
  const own = placeholdersIn(text);
  // Of two figures with the same value, the one whose placeholder is missing comes first.
  const names = placeholdersIn(english).sort(
    (a, b) => Number(own.includes(a)) - Number(own.includes(b)),
  );
  const right = english === text ? [] : numbersIn(english).map(({ value }) => value);
  return numbersIn(text).flatMap(({ written, value }) => {
    const name = names.find((candidate) => {
      const figure = figures.get(candidate);
      return figure !== undefined && numbersOf(figure).includes(value);
    });
    return name === undefined || right.includes(value) ? [] : [{ name, written }];
  });
}

/** The message about literal figures. */
export function literalFiguresText(found: readonly LiteralFigure[]): string | undefined {
  if (found.length === 0) return undefined;
  const numbers = found.map(({ written }) => `“${written}”`).join(', ');
  const names = [...new Set(found.map(({ name }) => `{{${name}}}`))].join(', ');
  return `The figure ${numbers} is written by hand. Let ${names} say it, so that it is the same in every language.`;
}
