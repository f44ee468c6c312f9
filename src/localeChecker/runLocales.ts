import { writeFileSync } from 'node:fs';
import { readNotes } from './checkNotes.ts';
import { exportFile, importFile } from './exchange/exchangeFiles.ts';
import { type DetailsOptions, formatDetails } from './formatDetails.ts';
import { formatReport } from './formatReport.ts';
import {
  type InspectedLanguage,
  type InspectedLocales,
  inspectLocales,
} from './inspectLanguage.ts';
import { keepTranslations } from './keepTranslations.ts';
import { keyTypes } from './keyTypes.ts';
import { Locales } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import { newLanguage } from './newLanguage.ts';
import { type Problem, problemLine } from './Problem.ts';
import { readSource, type Source } from './readSource.ts';
import { writeSources } from './sources.ts';
import { unusedKeys } from './unusedKeys.ts';

/** The files that use the translations. */
export interface SiteFiles {
  readonly code: string;
  readonly shell: string;
  /** The module that `keyTypes` generates. */
  readonly types: string;
}

/** The environment of a run. */
interface Run {
  readonly folder: string;
  readonly mayWrite: boolean;
  readonly site: SiteFiles | undefined;
  readonly print: (text: string) => void;
}

const usage = `npm run locales                              report and check every language
npm run locales -- check ha                  one language: errors, outdated texts, what is missing where
npm run locales -- check ha home             one file of it, with each missing text
npm run locales -- check ha --missing        each missing text; --warnings: each text to look at
npm run locales -- new fr [name]             make a folder for a new language
npm run locales -- keep ha faq:page.title    an outdated translation is still right
npm run locales -- export ha [ha.csv]        a file for a translation tool (.po) or a spreadsheet (.csv)
npm run locales -- import ha ha.csv          take its translations over, if they have no errors
npm run locales -- --no-write                check only, remember nothing`;

function saveSnapshots(
  languages: readonly InspectedLanguage[],
  { locales }: InspectedLocales,
): void {
  for (const { tag, sources } of languages) if (sources) writeSources(locales, tag, sources);
}

function conclude(problems: readonly Problem[], { print }: Run): number {
  for (const problem of problems) print(problemLine(problem));
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  print(problems.length === 0 ? 'No errors.' : `\n${count}. Each line above says where and how.`);
  return problems.length === 0 ? 0 : 1;
}

/** The number of a language's warnings, and the command that lists them. */
function warningCount({ tag, warnings }: InspectedLanguage): string[] {
  const { length } = warnings;
  if (length === 0) return [];
  const texts = length === 1 ? '1 warning' : `${length} warnings`;
  return [`  ${texts} on terms and lengths: npm run locales -- check ${tag}\n`];
}

function reportAll(run: Run): number {
  const inspected = inspectLocales(run.folder);
  for (const language of inspected.languages) {
    run.print(formatReport(language));
    for (const line of warningCount(language)) run.print(line);
  }
  if (run.mayWrite) saveSnapshots(inspected.languages, inspected);
  if (run.site) reportUse(run, run.site, inspected.source);
  return conclude(inspected.problems, run);
}

function reportUse({ mayWrite, print }: Run, { code, shell, types }: SiteFiles, source: Source) {
  if (mayWrite) writeFileSync(types, keyTypes(source));
  for (const key of unusedKeys(source, code, shell)) print(`Unused English key: ${key}`);
}

function unknownTag(tag: string | undefined, { languages }: InspectedLocales): string {
  const tags = languages.map((language) => language.tag).join(', ');
  return tag ? `There is no folder locales/${tag}/. There are: ${tags}` : `Which one of ${tags}?`;
}

function otherErrors(own: readonly Problem[], all: readonly Problem[]): string[] {
  const count = all.length - own.length;
  return count === 0 ? [] : [`Other files have errors too (${count}): npm run locales`];
}

function unknownFile(file: string, namespaces: readonly { readonly namespace: string }[]) {
  const names = namespaces.map(({ namespace }) => namespace);
  return names.includes(file)
    ? undefined
    : `There is no file ${file}.json.${didYouMean(file, names)} There are: ${names.join(', ')}`;
}

/** Runs an action on a language, or prints which languages there are. */
function withLanguage(
  run: Run,
  tag: string | undefined,
  action: (language: InspectedLanguage, inspected: InspectedLocales) => number,
): number {
  const inspected = inspectLocales(run.folder);
  const language = inspected.languages.find((candidate) => candidate.tag === tag);
  return language ? action(language, inspected) : refuse(run, unknownTag(tag, inspected));
}

function refuse({ print }: Run, text: string): number {
  print(text);
  return 1;
}

function reportOne(run: Run, tag: string | undefined, options: DetailsOptions): number {
  return withLanguage(run, tag, (language, inspected) => {
    const { problems, namespaces } = language;
    const unknown = options.namespace && unknownFile(options.namespace, namespaces);
    if (unknown) return refuse(run, unknown);
    if (!options.namespace) run.print(formatReport(language));
    run.print(formatDetails(language, readNotes(inspected.locales, inspected.source), options));
    if (run.mayWrite) saveSnapshots([language], inspected);
    for (const line of otherErrors(problems, inspected.problems)) run.print(line);
    return conclude(problems, run);
  });
}

function make(run: Run, tag: string | undefined, name: readonly string[]): number {
  if (!tag) return refuse(run, usage);
  if (!run.mayWrite) return refuse(run, 'A new language needs files: leave out --no-write.');
  const locales = new Locales(run.folder);
  const { isMade, text } = newLanguage(locales, readSource(locales), tag, name.join(' '));
  run.print(text);
  return isMade ? 0 : 1;
}

function keep(run: Run, tag: string | undefined, keys: readonly string[]): number {
  return withLanguage(run, tag, (language, { locales }) => {
    if (keys.length === 0 || !run.mayWrite) return refuse(run, usage);
    const refused = keepTranslations(locales, language, keys);
    run.print(refused ?? `Kept: ${keys.join(', ')}`);
    return refused === undefined ? 0 : 1;
  });
}

function exchange(
  run: Run,
  tag: string | undefined,
  file: string | undefined,
  action: typeof exportFile,
): number {
  return withLanguage(run, tag, (language, inspected) => {
    if (!file || !run.mayWrite) return refuse(run, usage);
    const { isDone, text } = action(inspected, language, file);
    run.print(text);
    return isDone ? 0 : 1;
  });
}

/**
 * Runs `npm run locales`.
 * @param args the arguments after `npm run locales --`
 * @param folder the folder `locales`
 * @param site without it neither unused keys are reported nor key types written
 * @returns the exit code
 */
export function runLocales(
  args: readonly string[],
  folder: string,
  print: (text: string) => void,
  site?: SiteFiles,
): number {
  const [command, tag, ...rest] = args.filter((arg) => !arg.startsWith('--') || arg === '--help');
  const run = { folder, mayWrite: !args.includes('--no-write'), site, print };
  switch (command) {
    case undefined:
      return reportAll(run);
    case 'check':
      return reportOne(run, tag, {
        namespace: rest[0]?.replace(/\.json$/, ''),
        withMissing: args.includes('--missing'),
        withWarnings: args.includes('--warnings'),
      });
    case 'new':
      return make(run, tag, rest);
    case 'keep':
      return keep(run, tag, rest);
    case 'export':
      return exchange(run, tag, rest[0] ?? `${tag}.po`, exportFile);
    case 'import':
      return exchange(run, tag, rest[0], importFile);
    default:
      print(usage);
      return command === 'help' || command === '--help' ? 0 : 1;
  }
}
