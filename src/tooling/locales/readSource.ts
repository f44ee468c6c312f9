import { noNamespaces } from '../../build/translations/readLocales.ts';
import { sourceTag } from '../../i18n/sourceTag.ts';
import { describeNode, type JsonGroup } from './json/JsonNode.ts';
import type { ParsedJson } from './json/parseJson.ts';
import { readJson } from './json/readJson.ts';
import type { Locales } from './Locales.ts';
import { type Complaint, type Problem, problemsIn } from './Problem.ts';
import { checkFigures, figuresByName } from './settings/checkFigures.ts';
import type { FiguresByName } from './settings/FiguresByName.ts';

/** A file that holds one group; without the group where it cannot be read. */
export interface ReadGroup {
  readonly group: JsonGroup | undefined;
  readonly complaints: readonly Complaint[];
}

/** What translations are compared with. */
export interface Source {
  /** The English texts by namespace, as they were read. */
  readonly namespaces: ReadonlyMap<string, ReadGroup>;
  readonly figures: FiguresByName;
  /** What is wrong with figures.json and with files that belong to no language. */
  readonly problems: readonly Problem[];
}

function asGroup({ root, complaints }: ParsedJson): ReadGroup {
  if (root === undefined) return { group: undefined, complaints };
  if (root.kind === 'group') return { group: root, complaints };
  const text = `The file holds ${describeNode(root)}. It has to hold one group in braces { … }.`;
  return { group: undefined, complaints: [{ line: 1, text }] };
}

/** Reads a file that holds one group, as every locale file does. */
export function readGroup(file: string): ReadGroup {
  return asGroup(readJson(file));
}

const figuresFile = 'figures.json';

function readFigures(locales: Locales): Pick<Source, 'figures' | 'problems'> {
  const shown = locales.shown(figuresFile);
  if (!locales.has(figuresFile))
    return {
      figures: new Map(),
      problems: [{ file: shown, text: 'The file of all figures is missing. Put it back.' }],
    };
  const { group, complaints } = readGroup(locales.path(figuresFile));
  const wrong = group ? checkFigures(group) : [];
  return {
    figures: group ? figuresByName(group) : new Map(),
    problems: problemsIn(shown, [...complaints, ...wrong]),
  };
}

function strayFiles(locales: Locales): Problem[] {
  return locales
    .files()
    .filter((name) => name.endsWith('.json') && name !== figuresFile)
    .map((name) => ({
      file: locales.shown(name),
      text: 'Words belong into the folder of their language. Move this file there.',
    }));
}

function englishMissing(namespaces: number): Problem[] {
  if (namespaces > 0) return [];
  const text = 'English, the source of every language, has no files. Put them back.';
  return [{ file: `locales/${sourceTag}`, text }];
}

function namespaceOf(file: string): string {
  return file.slice(0, -'.json'.length);
}

/** Reads English and the figures; what is wrong with English itself, inspecting English tells. */
export function readSource(locales: Locales): Source {
  const files = locales
    .files(sourceTag)
    .filter((name) => name.endsWith('.json') && !noNamespaces.has(name));
  const namespaces = files.map(
    (name) => [namespaceOf(name), readGroup(locales.path(sourceTag, name))] as const,
  );
  const { figures, problems } = readFigures(locales);
  return {
    namespaces: new Map(namespaces),
    figures,
    problems: [...problems, ...strayFiles(locales), ...englishMissing(namespaces.length)],
  };
}
