import type { Figure } from '../../../build/translations/readLocales.ts';

export type FiguresByName = ReadonlyMap<string, Figure>;
