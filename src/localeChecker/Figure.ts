/** A figure of `locales/figures.json`; a date is a string, every other value a number. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}
