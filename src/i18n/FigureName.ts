/** The figures of `locales/figures.json`. */
export type FigureName = keyof typeof import('../../locales/figures.json');
