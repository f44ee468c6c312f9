import { sourceTag } from '../i18n/sourceTag.ts';
import browsers from './browserLocales.json' with { type: 'json' };
import { findMisfits, type Misfit } from './findMisfits.ts';
import type { LanguageRules } from './LanguageRules.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './Problem.ts';
import { quoted } from './quoted.ts';
import { describe, type JsonFile } from './readJson.ts';
import metaSchema from './schemas/meta.schema.json' with { type: 'json' };
import { checkCharacters } from './text/checkCharacters.ts';

type Check = (value: string, rules: LanguageRules) => string | undefined;

/** The format locale of languages for which browsers have no number formats. */
const nigerianEnglish = 'en-NG';

function isFormatLocale(locale: string): boolean {
  try {
    const [language = ''] = locale.split('-');
    const known = Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
    return known && browsers.languages.includes(language);
  } catch {
    return false;
  }
}

/** The `formatLocale` of a new language. */
export function defaultFormatLocale(tag: string): string {
  return isFormatLocale(tag) ? tag : nigerianEnglish;
}

const checkName: Check = (name, rules) => {
  if (name.trim() === '')
    return 'The name is empty. Write the language’s own name, as its readers know it.';
  if (/[<>{}&]/.test(name))
    return 'The name holds a tag, a placeholder or another sign of code. Write the name alone.';
  return checkCharacters(name, '', rules)[0];
};

const checkDirection: Check = (dir, rules) => {
  if (dir === rules.dir) return undefined;
  const way = rules.dir === 'rtl' ? 'from right to left' : 'from left to right';
  return `${rules.name} is written ${way}. Write "dir": "${rules.dir}".`;
};

const checkStatus: Check = (status, { tag }) => {
  const known = tag === sourceTag ? ['source'] : ['draft', 'reviewed'];
  if (known.includes(status)) return undefined;
  const why =
    status === 'source' ? 'Only English is the source.' : `“${status}” is not a status here.`;
  return `${why} Write ${quoted(known, ' or ')}.`;
};

const checkFormatLocale: Check = (locale) =>
  isFormatLocale(locale)
    ? undefined
    : `Browsers cannot write numbers the way of “${locale}”. Write “${nigerianEnglish}”, or a locale that they know, such as “fr”.`;

const checkHourCycle: Check = (cycle) =>
  ['h12', 'h23'].includes(cycle)
    ? undefined
    : `“${cycle}” is not a way to count hours. Write “h12” or “h23”.`;

/** The checks that depend on the language, which a schema cannot express. */
const checks: readonly (readonly [string, Check])[] = [
  ['name', checkName],
  ['dir', checkDirection],
  ['status', checkStatus],
  ['formatLocale', checkFormatLocale],
  ['nameInSentence', checkName],
  ['hourCycle', checkHourCycle],
];

function wording({ keyword, path: [name = ''], value }: Misfit): string {
  if (keyword === 'required')
    return `“${name}” is missing. Add it, as in locales/${sourceTag}/meta.json.`;
  if (keyword === 'additionalProperties')
    return `meta.json has no “${name}”.${didYouMean(name, Object.keys(metaSchema.properties))} Rename or remove it.`;
  return `Here stands ${describe(value)}. Write a text in quotation marks.`;
}

/** Checks a language's meta.json. */
export function checkMeta({ content, problems, at }: JsonFile, rules: LanguageRules): Problem[] {
  if (!content) return [...problems];
  // For unknown values the checks below have better messages.
  const misfits = findMisfits(metaSchema, content).filter(({ keyword }) => keyword !== 'enum');
  const found = checks.flatMap(([name, check]) => {
    const value = content[name];
    const text = typeof value === 'string' ? check(value, rules) : undefined;
    return text === undefined ? [] : [at([name], text)];
  });
  return [...problems, ...misfits.map((misfit) => at(misfit.path, wording(misfit))), ...found];
}
