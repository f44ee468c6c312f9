import type { Figure } from '../../../build/translations/readLocales.ts';
import { describeNode, type JsonGroup, type JsonNode } from '../json/JsonNode.ts';
import { didYouMean } from '../nearest.ts';
import type { Complaint } from '../Problem.ts';
import type { FiguresByName } from './FiguresByName.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && value >= 0;
const isWhole: Check = (value) => Number.isInteger(value) && isNumber(value);
const isHour: Check = (value) => isWhole(value) && Number(value) < 24;

const isDate: Check = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const number = { check: isNumber, wanted: 'a number without quotation marks, such as 10' };
const whole = { check: isWhole, wanted: 'a whole number without quotation marks, such as 72' };
const hour = { check: isHour, wanted: 'an hour from 0 to 23, such as 20' };
const date = { check: isDate, wanted: 'a date that exists, such as "2024-10-02"' };

const units = new Map([
  ...['number', 'percent', 'naira', 'dollar'].map((unit) => [unit, number] as const),
  ...['second', 'hour', 'week', 'month', 'year', 'times'].map((unit) => [unit, whole] as const),
  ['clock', hour] as const,
  ['date', date] as const,
]);

function valueIn(node: JsonNode | undefined): unknown {
  return node === undefined || node.kind === 'group' ? undefined : node.value;
}

function unitComplaint(figure: JsonGroup): string | undefined {
  const unit = valueIn(figure.members.get('unit'));
  if (typeof unit === 'string' && units.has(unit)) return undefined;
  return `The unit of this figure is not known.${didYouMean(String(unit), units.keys())} Use one of ${[...units.keys()].join(', ')}.`;
}

function figureComplaint(node: JsonNode): string | undefined {
  if (node.kind !== 'group')
    return `Here stands ${describeNode(node)}. Write { "unit": …, "value": … }.`;
  const other = [...node.members.keys()].find((key) => key !== 'unit' && key !== 'value');
  if (other !== undefined) return `A figure has a unit and a value, no “${other}”. Remove it.`;
  const kind = units.get(String(valueIn(node.members.get('unit'))));
  if (kind === undefined) return unitComplaint(node);
  return kind.check(valueIn(node.members.get('value')))
    ? undefined
    : `The value does not fit the unit. Write ${kind.wanted}.`;
}

function nameComplaint(name: string): string | undefined {
  return /^[a-z][A-Za-z0-9]*$/.test(name)
    ? undefined
    : 'The name of a figure is a placeholder: begin with a small letter, and use letters and digits only.';
}

/** What is wrong with figures.json. */
export function checkFigures(figures: JsonGroup): Complaint[] {
  return [...figures.members].flatMap(([key, node]) => {
    const text = nameComplaint(key) ?? figureComplaint(node);
    return text === undefined ? [] : [{ line: node.line, key, text }];
  });
}

function figureOf(node: JsonNode): Figure | undefined {
  if (node.kind !== 'group') return undefined;
  const unit = valueIn(node.members.get('unit'));
  const value = valueIn(node.members.get('value'));
  const isValue = typeof value === 'number' || typeof value === 'string';
  return typeof unit === 'string' && isValue ? { unit, value } : undefined;
}

/** The figures that can be read, by the names that sentences call them. */
export function figuresByName(figures: JsonGroup): FiguresByName {
  const read = new Map<string, Figure>();
  for (const [name, node] of figures.members) {
    const figure = figureOf(node);
    if (figure) read.set(name, figure);
  }
  return read;
}
