import { sourceTag } from '../i18n/sourceTag.ts';
import { checkFigures, type FiguresByName, figuresByName } from './checkFigures.ts';
import type { Locales } from './Locales.ts';
import { noNamespaces } from './Locales.ts';
import type { Problem } from './Problem.ts';
import type { JsonFile } from './readJson.ts';

/** The English files and the figures, with which translations are compared. */
export interface Source {
  /** The English files by namespace. */
  readonly namespaces: ReadonlyMap<string, JsonFile>;
  readonly figures: FiguresByName;
  /** The problems of figures.json and of files outside the folders of languages. */
  readonly problems: readonly Problem[];
}

const figuresFile = 'figures.json';

function strayFiles(locales: Locales): Problem[] {
  const names = locales.files().filter((name) => name.endsWith('.json') && name !== figuresFile);
  const text = 'Words belong into the folder of their language. Move this file there.';
  return names.map((name) => ({ file: locales.shown(name), text }));
}

function namespacesOf(locales: Locales): ReadonlyMap<string, JsonFile> {
  const files = locales
    .files(sourceTag)
    .filter((name) => name.endsWith('.json') && !noNamespaces.has(name));
  return new Map(
    files.flatMap((name) => {
      const file = locales.read(sourceTag, name);
      return file ? [[name.slice(0, -'.json'.length), file] as const] : [];
    }),
  );
}

/** Reads English and the figures; `inspectLanguage` reports the problems of English texts. */
export function readSource(locales: Locales): Source {
  const namespaces = namespacesOf(locales);
  const file = locales.read(figuresFile);
  const noFigures = {
    file: locales.shown(figuresFile),
    text: 'The file of all figures is missing. Put it back.',
  };
  const noEnglish = {
    file: locales.shown(sourceTag),
    text: 'English, the source of every language, has no files. Put them back.',
  };
  return {
    namespaces,
    figures: figuresByName(file?.content ?? {}),
    problems: [
      ...(file ? checkFigures(file) : [noFigures]),
      ...strayFiles(locales),
      ...(namespaces.size === 0 ? [noEnglish] : []),
    ],
  };
}
