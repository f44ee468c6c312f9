import { mkdirSync, writeFileSync } from 'node:fs';
import { englishTag } from '../../i18n/keys.ts';
import { emptyTexts } from '../files/expectedTexts.ts';
import { isPolicy, Locales, type Problem, problemLine } from '../files/Locales.ts';
import { checkTag, hasName, languageRules } from '../files/languageRules.ts';
import { isFormatLocale } from '../files/meta.ts';
import { readGlossary } from './checkGlossary.ts';
import { readEnglish } from './english.ts';
import { formatDetails, formatMoneyTexts, formatReport } from './formatReport.ts';
import { type InspectedLanguage, inspectLocales } from './inspectLocales.ts';
import { checkRecords, writeRecords } from './writeRecords.ts';

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
npm run locales -- money ha                  the texts about money, to be translated back
npm run locales -- --no-write                check only, also that sources.json is up to date`;

function refuse(print: Run['print'], reason: string): number {
  print(reason);
  return 1;
}

/** Prints the problems and updates sources.json, or reports what it lacks. */
function conclude(run: Run, languages: readonly InspectedLanguage[], found: readonly Problem[]) {
  const { locales, mayWrite, print } = run;
  if (mayWrite) for (const language of languages) writeRecords(locales, language);
  const problems = [...found, ...(mayWrite ? [] : languages.flatMap(checkRecords))];
  for (const problem of problems) print(problemLine(problem));
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  print(problems.length === 0 ? 'No errors.' : `\n${count}. Each line above says where and how.`);
  return problems.length === 0 ? 0 : 1;
}

function reportAll(run: Run): number {
  const { languages, problems } = inspectLocales(run.locales.folder);
  for (const language of languages) run.print(formatReport(language));
  return conclude(run, languages, problems);
}

function reportOne(run: Run, tag: string | undefined, only: string | undefined): number {
  const { languages, english, problems } = inspectLocales(run.locales.folder);
  const language = languages.find((candidate) => candidate.tag === tag);
  const names = language?.namespaces.map(({ namespace }) => namespace) ?? [];
  if (!language || (only && !names.includes(only))) {
    const known = language ? names : languages.map((candidate) => candidate.tag);
    const wrong = language ? only : tag;
    const reason = `There is no ${wrong ?? 'such language'}. There are: ${known.join(', ')}`;
    return refuse(run.print, reason);
  }
  if (!only) run.print(formatReport(language));
  run.print(formatDetails(language, english, only));
  const others = problems.length - language.problems.length;
  if (others > 0) run.print(`Other files have errors too (${others}): npm run locales`);
  return conclude(run, [language], language.problems);
}

/** Marks translations, given by keys such as `faq:page.title`, as right for the current English. */
function keep({ locales, print }: Run, tag: string, keys: readonly string[]): number {
  const language = inspectLocales(locales.folder).languages.find((one) => one.tag === tag);
  if (!language) return refuse(print, `There is no folder locales/${tag}/.`);
  const idsOf = (kind: 'outdated' | 'standIns') =>
    language.namespaces.flatMap((one) => [...one[kind]]).map(({ id }) => id);
  const outdated = idsOf('outdated');
  const wrong = keys.find((key) => ![...outdated, ...idsOf('standIns')].includes(key));
  const all = outdated.join(', ') || 'none';
  if (wrong !== undefined) return refuse(print, `“${wrong}” is not outdated. Outdated are: ${all}`);
  writeRecords(locales, language, keys);
  print(`Kept: ${keys.join(', ')}`);
  return 0;
}

/** Prints the texts about money, for the person who translates them back. */
function listMoneyTexts({ locales, print }: Run, tag: string): number {
  const { english, languages } = inspectLocales(locales.folder);
  const language = languages.find((one) => one.tag === tag);
  if (!language) return refuse(print, `There is no folder locales/${tag}/.`);
  print(formatMoneyTexts(language, english));
  return 0;
}

/**
 * The name of a language with a capital: in the language itself if CLDR has it, else in English.
 */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return `${first.toLocaleUpperCase(tag)}${rest.join('')}`;
}

/**
 * Creates the folder of a new language with empty texts, and prints the next steps.
 * @param given the language's own name; if empty, the one in CLDR
 */
function make({ locales, print }: Run, tag: string, given: string): number {
  const isThere = `locales/${tag}/ is there already. See what it lacks: npm run locales -- check ${tag}`;
  const refused = checkTag(tag) ?? (locales.has(tag) ? isThere : undefined);
  if (refused) return refuse(print, refused);
  const rules = languageRules(tag);
  const name = given.normalize('NFC').trim() || ownName(tag);
  const formatLocale = isFormatLocale(tag) ? tag : 'en-NG';
  const { content: glossary } = readGlossary(locales, englishTag);
  const emptyTerms = Object.entries(glossary?.terms ?? {}).map(([term, entry]) => {
    return [term, { ...entry, translation: [] }];
  });
  const write = (file: string, content: object) =>
    writeFileSync(locales.path(tag, file), `${JSON.stringify(content, null, 2)}\n`);
  mkdirSync(locales.path(tag, 'checks'), { recursive: true });
  write('meta.json', { name, dir: rules.dir, status: 'draft', formatLocale });
  write('checks/glossary.json', { about: [], terms: Object.fromEntries(emptyTerms) });
  for (const [namespace, { content }] of readEnglish(locales).namespaces)
    if (content && !isPolicy(namespace)) write(`${namespace}.json`, emptyTexts(content, rules));
  if (!hasName(tag))
    print(
      `To look at: no language with the code “${tag}” is known here. If it is wrong, delete locales/${tag}/ and use the code that https://r12a.github.io/app-subtags/ gives for your language.`,
    );
  print(`locales/${tag}/ is ready.
1. The language is called “${name}”. If its readers call it otherwise, change "name" in locales/${tag}/meta.json.
2. Open locales/${tag}/common.json beside locales/en/common.json, and write between the empty quotation marks. What stays empty is shown in English.
3. Write your words for the terms of the site into locales/${tag}/checks/glossary.json; the checker tells where a text does without them.
4. See it on the page: npm run dev
5. See what is missing or wrong: npm run locales -- check ${tag}`);
  return 0;
}

/**
 * Runs `npm run locales`.
 * @param args the arguments after `npm run locales --`
 * @param folder the folder `locales`
 * @returns the exit code
 */
export function runLocales(args: readonly string[], folder: string, print: Run['print']): number {
  const [command, tag, ...rest] = args.filter((arg) => arg !== '--no-write');
  const run = { locales: new Locales(folder), mayWrite: !args.includes('--no-write'), print };
  if (command === undefined) return reportAll(run);
  if (command === 'check') return reportOne(run, tag, rest[0]?.replace(/\.json$/, ''));
  if (command === 'money' && tag) return listMoneyTexts(run, tag);
  if (command === 'new' && tag && run.mayWrite) return make(run, tag, rest.join(' '));
  if (command === 'keep' && tag && rest.length > 0 && run.mayWrite) return keep(run, tag, rest);
  print(usage);
  return command === 'help' ? 0 : 1;
}
