/** A figure of figures.json, by its unit; a date is a text, everything else a number. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}

export type FiguresByName = ReadonlyMap<string, Figure>;
