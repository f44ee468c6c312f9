import { type Checked, checkFile } from './checkFile.ts';
import type { Figures } from './figures.ts';
import { figuresFile, type JsonFile, type Locales, type Problem, quoted } from './Locales.ts';
import figuresSchema from './schemas/figures.schema.json' with { type: 'json' };

const { units, ordered, most } = figuresSchema.relations;

/** Reports figures that contradict one another, or with which the site cannot calculate. */
function* checkRelations(figures: Figures, at: JsonFile['at']): Generator<Problem> {
  const amount = (name: string) => Number(figures[name]?.value ?? Number.NaN);
  const fault = (name: string, text: string) => at([name, 'value'], text);
  for (const [name, allowed] of Object.entries(units)) {
    const unit = figures[name]?.unit;
    if (unit !== undefined && !allowed.includes(unit))
      yield at([name, 'unit'], `The site calculates with it: write ${quoted(allowed, ' or ')}.`);
  }
  for (const [name, limit] of Object.entries(most))
    if (amount(name) > limit)
      yield fault(name, `${amount(name)} is too much: write at most ${limit}.`);
  const named = Object.keys(figures).filter((name) => name.endsWith('Min'));
  const pairs = named.map((name) => [name, name.replace(/Min$/, 'Max')]);
  for (const [less = '', more = ''] of [...pairs, ...ordered]) {
    const [least, limit] = [amount(less), amount(more)];
    if (least > limit)
      yield fault(
        less,
        `${less} is ${least}, and ${more} is ${limit}: write at most ${limit} here, or at least ${least} there.`,
      );
  }
  const day = figures.openingDay?.value;
  if (day !== undefined && day === figures.closingDay?.value)
    yield fault('closingDay', `The week from ${day} to ${day} is none: write the last day.`);
  const [opening, closing] = [amount('openingTime'), amount('closingTime')];
  // The closing hour 0 is midnight.
  if (closing > 0 && opening >= closing)
    yield fault(
      'openingTime',
      `openingTime is ${opening}, and closingTime is ${closing}: write an hour below ${closing} here, or one above ${opening} there, as 17 for 5PM.`,
    );
}

/** Reads and checks `figures.json`: each figure by itself, then the relations between figures. */
export function readFigures(locales: Locales): Checked<Figures> {
  const file = locales.read(figuresFile);
  const missing = 'The file of all figures is missing: put it back.';
  if (!file) return { problems: [locales.problem(missing, figuresFile)] };
  return checkFile(file, figuresSchema, checkRelations);
}
