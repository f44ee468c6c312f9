import type { Figure } from '../files/figures.ts';
import {
  figuresFile,
  isGroup,
  type JsonFile,
  type Locales,
  type Problem,
  quoted,
} from '../files/Locales.ts';
import { checkSchema } from './checkSchema.ts';
import figuresSchema from './schemas/figures.schema.json' with { type: 'json' };

const { units, ordered, most } = figuresSchema.relations;

/** Reports figures that contradict one another, or with which the site cannot calculate. */
function* checkRelations(file: JsonFile, figures: ReadonlyMap<string, Figure>): Generator<Problem> {
  const amount = (name: string) => Number(figures.get(name)?.value ?? Number.NaN);
  const fault = (name: string, text: string) => file.at([name, 'value'], text);
  for (const [name, allowed] of Object.entries(units)) {
    const unit = figures.get(name)?.unit;
    if (unit !== undefined && !allowed.includes(unit))
      yield file.at(
        [name, 'unit'],
        `The site calculates with it: write ${quoted(allowed, ' or ')}.`,
      );
  }
  for (const [name, limit] of Object.entries(most))
    if (amount(name) > limit)
      yield fault(name, `${amount(name)} is too much: write at most ${limit}.`);
  const named = [...figures.keys()].filter((name) => name.endsWith('Min'));
  const pairs = named.map((name) => [name, name.replace(/Min$/, 'Max')]);
  for (const [less = '', more = ''] of [...pairs, ...ordered]) {
    const [least, limit] = [amount(less), amount(more)];
    if (least > limit)
      yield fault(
        less,
        `${less} is ${least}, and ${more} is ${limit}: write at most ${limit} here, or at least ${least} there.`,
      );
  }
  const [opening, closing] = [amount('openingTime'), amount('closingTime')];
  // The closing hour 0 is midnight.
  if (closing > 0 && opening >= closing)
    yield fault(
      'openingTime',
      `openingTime is ${opening}, and closingTime is ${closing}: write an hour below ${closing} here, or one above ${opening} there, as 17 for 5PM.`,
    );
}

/** Checks `figures.json`: each figure by itself, then the relations between figures. */
export function checkFigures(locales: Locales): Problem[] {
  const file = locales.read(figuresFile);
  if (!file)
    return [locales.problem('The file of all figures is missing: put it back.', figuresFile)];
  const misfits = [...file.problems, ...checkSchema(figuresSchema, file)];
  const wrong = new Set(misfits.map(({ key = '' }) => key.split('.')[0]));
  const right = Object.entries(file.content ?? {}).filter(([name]) => !wrong.has(name));
  const figures = right.flatMap(([name, figure]) =>
    // The schema has checked the figure.
    isGroup(figure) ? [[name, figure as typeof figure & Figure] as const] : [],
  );
  return [...misfits, ...checkRelations(file, new Map(figures))];
}
