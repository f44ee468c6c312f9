import { checkSchema, type Figure } from './checkSettings.ts';
import { isGroup, type JsonFile, type Problem } from './Locales.ts';
import figuresSchema from './schemas/figures.schema.json' with { type: 'json' };

/** The figures that code calculates with, and their units there. */
const calculated: Readonly<Record<string, string>> = {
  carMaximum: 'naira',
  carTermMin: 'monthsFrom or month',
  carTermMax: 'month',
  carInterest: 'percent',
  exampleAmount: 'naira',
  exampleMonths: 'month',
  openingTime: 'clock',
  closingTime: 'clock',
  reloadDelay: 'second',
};

/** Pairs of figures of which the first must not exceed the second; `carTermMin` and `carTermMax` are one by their names. */
const ordered: readonly (readonly [smaller: string, larger: string, why: string])[] = [
  ['exampleAmount', 'carMaximum', 'the example must be a loan that you give'],
  ['carTermMin', 'exampleMonths', 'the example must be a loan that you give'],
  ['exampleMonths', 'carTermMax', 'the example must be a loan that you give'],
  ['sampleCarAmount', 'carMaximum', 'the sample must be a loan that you give'],
  ['sampleSecondCarAmount', 'carMaximum', 'the sample must be a loan that you give'],
  ['sampleBusinessAmount', 'businessMaximum', 'the sample must be a loan that you give'],
];

/** Reports figures of which one contradicts another. */
function* checkRelations(file: JsonFile, figures: ReadonlyMap<string, Figure>): Generator<Problem> {
  const amountOf = (name: string) => Number(figures.get(name)?.value ?? Number.NaN);
  const fault = (name: string, text: string) => file.at([name, 'value'], text);
  for (const [name, unit] of Object.entries(calculated)) {
    const found = figures.get(name)?.unit;
    if (found !== undefined && !unit.split(' or ').includes(found))
      yield file.at(
        [name, 'unit'],
        `The site calculates with this figure: write the unit ${unit}.`,
      );
  }
  const pairs = [...figures.keys()]
    .filter((name) => name.endsWith('Min'))
    .map((name) => [name, name.replace(/Min$/, 'Max'), 'Min is the smaller one'] as const);
  for (const [smaller, larger, why] of [...pairs, ...ordered]) {
    const [least, most] = [amountOf(smaller), amountOf(larger)];
    if (least > most)
      yield fault(
        smaller,
        `${smaller} is ${least}, more than ${larger}, which is ${most}: write at most ${most} here, or at least ${least} there (${why}).`,
      );
  }
  const share = amountOf('carShareMax');
  if (share > 100)
    yield fault('carShareMax', `${share} % is more than the whole value: write at most 100.`);
  const [opening, closing] = [amountOf('openingTime'), amountOf('closingTime')];
  // The hour 0 of closing is midnight.
  if (closing > 0 && opening >= closing)
    yield fault(
      'openingTime',
      `The hours begin at ${opening} and end at ${closing}: write an hour before ${closing} here, or one after ${opening} in closingTime, as 17 for 5PM.`,
    );
}

/** Checks `figures.json`: each figure by itself, then the figures with each other. */
export function checkFigures(file: JsonFile): Problem[] {
  const misfits = [...file.problems, ...checkSchema(figuresSchema, file)];
  const wrong = new Set(misfits.map(({ key = '' }) => key.split('.')[0]));
  const right = Object.entries(file.content ?? {}).filter(([name]) => !wrong.has(name));
  const figures = right.flatMap(([name, figure]) =>
    // The schema has checked it.
    isGroup(figure) ? [[name, figure as typeof figure & Figure] as const] : [],
  );
  return [...misfits, ...checkRelations(file, new Map(figures))];
}
