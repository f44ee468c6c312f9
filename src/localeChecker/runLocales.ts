import { unusedKeys } from './checkEnglish.ts';
import { formatDetails, formatReport } from './formatReport.ts';
import { type InspectedLanguage, inspectLocales } from './inspectLocales.ts';
import { Locales } from './Locales.ts';
import { checkTag } from './languageRules.ts';
import { newLanguage } from './newLanguage.ts';
import { type Problem, problemLine } from './readJson.ts';
import { checkSources, keepTranslations, writeSources } from './sources.ts';

/** The environment of a run. */
interface Run {
  readonly locales: Locales;
  readonly mayWrite: boolean;
  readonly print: (text: string) => void;
}

const usage = `npm run locales                              report and check every language
npm run locales -- check ha                  one language: errors, outdated texts, warnings
npm run locales -- check ha home             one file of it, with each missing text
npm run locales -- new fr [name]             make a folder for a new language
npm run locales -- keep ha faq:page.title    an outdated translation is still right
npm run locales -- --no-write                check only, also that sources.json is up to date`;

/** Prints the problems and updates sources.json, or reports what it lacks. */
function conclude(
  { locales, mayWrite, print }: Run,
  languages: readonly InspectedLanguage[],
  found: readonly Problem[],
): number {
  if (mayWrite) for (const language of languages) writeSources(locales, language);
  const problems = [...found, ...(mayWrite ? [] : languages.flatMap(checkSources))];
  for (const problem of problems) print(problemLine(problem));
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  print(problems.length === 0 ? 'No errors.' : `\n${count}. Each line above says where and how.`);
  return problems.length === 0 ? 0 : 1;
}

function reportAll(run: Run, site?: { code: string; shell: string }): number {
  const { languages, source, problems } = inspectLocales(run.locales.folder);
  for (const language of languages) run.print(formatReport(language));
  const unused = site ? unusedKeys(source, site.code, site.shell) : [];
  for (const key of unused) run.print(`Unused English key: ${key}`);
  return conclude(run, languages, problems);
}

function reportOne(run: Run, tag: string | undefined, only: string | undefined): number {
  const { languages, source, problems } = inspectLocales(run.locales.folder);
  const language = languages.find((candidate) => candidate.tag === tag);
  const names = language?.namespaces.map(({ namespace }) => namespace) ?? [];
  if (!language || (only && !names.includes(only))) {
    const known = language ? names : languages.map((candidate) => candidate.tag);
    const wrong = language ? only : tag;
    run.print(`There is no ${wrong ?? 'such language'}. There are: ${known.join(', ')}`);
    return 1;
  }
  if (!only) run.print(formatReport(language));
  run.print(formatDetails(language, source, only));
  const others = problems.length - language.problems.length;
  if (others > 0) run.print(`Other files have errors too (${others}): npm run locales`);
  return conclude(run, [language], language.problems);
}

function keep({ locales, print }: Run, tag: string, keys: readonly string[]): number {
  const { languages } = inspectLocales(locales.folder);
  const language = languages.find((candidate) => candidate.tag === tag);
  const refused = language
    ? keepTranslations(locales, language, keys)
    : `There is no folder locales/${tag}/.`;
  print(refused ?? `Kept: ${keys.join(', ')}`);
  return refused === undefined ? 0 : 1;
}

function make({ locales, print }: Run, tag: string, name: string): number {
  const isThere = `locales/${tag}/ is there already. See what it lacks: npm run locales -- check ${tag}`;
  const refused = checkTag(tag) ?? (locales.has(tag) ? isThere : undefined);
  print(refused ?? newLanguage(locales, tag, name));
  return refused === undefined ? 0 : 1;
}

/**
 * Runs `npm run locales`.
 * @param args the arguments after `npm run locales --`
 * @param folder the folder `locales`
 * @param site the folder of the code and the HTML file that use the keys
 * @returns the exit code
 */
export function runLocales(
  args: readonly string[],
  folder: string,
  print: (text: string) => void,
  site?: { code: string; shell: string },
): number {
  const [command, tag, ...rest] = args.filter((arg) => arg !== '--no-write');
  const run = { locales: new Locales(folder), mayWrite: !args.includes('--no-write'), print };
  if (command === undefined) return reportAll(run, site);
  if (command === 'check') return reportOne(run, tag, rest[0]?.replace(/\.json$/, ''));
  if (command === 'new' && tag && run.mayWrite) return make(run, tag, rest.join(' '));
  if (command === 'keep' && tag && rest.length > 0 && run.mayWrite) return keep(run, tag, rest);
  print(usage);
  return command === 'help' ? 0 : 1;
}
