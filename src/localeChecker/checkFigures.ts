import type { Figure } from './Figure.ts';
import { findMisfits, type Misfit } from './findMisfits.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { describe, isGroup, type Json, type JsonFile, type JsonGroup } from './readJson.ts';
import figuresSchema from './schemas/figures.schema.json' with { type: 'json' };

/** The valid figures by the names of their placeholders. */
export type FiguresByName = ReadonlyMap<string, Figure>;

const units = figuresSchema.additionalProperties.oneOf.flatMap(({ properties: { unit } }) =>
  'enum' in unit ? unit.enum : [unit.const],
);

function unknownUnit(figure: Json | undefined): string {
  const unit = isGroup(figure) ? String(figure.unit) : '';
  return `The unit of this figure is not known.${didYouMean(unit, units)} Use one of ${units.join(', ')}.`;
}

function wording({ path, keyword, value, advice }: Misfit, figures: JsonGroup): string {
  const [name = '', property = ''] = path;
  if (keyword === 'discriminator' || property === 'unit') return unknownUnit(figures[name]);
  if (keyword === 'additionalProperties')
    return `A figure has a unit and a value, no “${property}”. Remove it.`;
  return keyword === 'type' ? `Here stands ${describe(value)}. ${advice}` : advice;
}

/** Checks figures.json; reports at most one problem per figure. */
export function checkFigures({ content, problems, at }: JsonFile): Problem[] {
  if (!content) return [...problems];
  const misfits = findMisfits(figuresSchema, content);
  const texts = new Map(
    misfits.reverse().map((misfit) => [misfit.path[0] ?? '', wording(misfit, content)]),
  );
  return [...problems, ...[...texts].map(([name, text]) => at([name], text))];
}

function isFigure(value: Json): value is JsonGroup & Figure {
  return (
    isGroup(value) && typeof value.unit === 'string' && /number|string/.test(typeof value.value)
  );
}

export function figuresByName(figures: JsonGroup): FiguresByName {
  const named = Object.entries(figures).flatMap(([name, value]) =>
    isFigure(value) ? [[name, value] as const] : [],
  );
  return new Map(named);
}
