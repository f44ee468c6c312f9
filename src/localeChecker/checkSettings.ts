import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import { englishTag } from '../i18n/keys.ts';
import { checkCharacters } from './checkCharacters.ts';
import { attempt, type JsonFile, type Problem, quoted, shownValue } from './Locales.ts';
import type { LanguageRules } from './languageRules.ts';
import metaSchema from './schemas/meta.schema.json' with { type: 'json' };
import table from './tables/languages.json' with { type: 'json' };

/** A figure of `locales/figures.json`; a date is a string, every other value a number. */
export interface Figure {
  readonly unit: string;
  readonly value: number | string;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // A year such as 0224 is a slip.
  if (!/^(?:19|20)/.test(text)) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
  // 33.33 is no exact multiple of 0.01 in binary.
  multipleOfPrecision: 6,
});
ajv.addKeyword('errorMessage');
// What checkFigures.ts compares.
ajv.addKeyword('relations');
ajv.addFormat('date', isDate);

/** The place of a violation, and its correction from the schema's `errorMessage`, which editors show too. */
function misfitOf({ instancePath, params, propertyName, data, parentSchema = {} }: ErrorObject) {
  const { additionalProperty: added, missingProperty: missing } = params;
  const names = instancePath.split('/').slice(1);
  const place = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = added ?? missing ?? propertyName;
  const path = name === undefined ? place : [...place, name];
  const { properties, errorMessage } = parentSchema;
  if (added !== undefined) {
    const known = quoted(Object.keys(properties), ' or ');
    return { path, text: `“${added}” does not belong here: write ${known}, or remove it.` };
  }
  if (missing !== undefined) {
    const advice = properties?.[missing]?.errorMessage ?? errorMessage;
    return { path, text: `“${missing}” is missing: ${advice}.` };
  }
  return { path, text: `${shownValue(data)} does not fit here: ${errorMessage}.` };
}

/** All violations of a schema in a file, one for each place. Ajv caches the compiled schema. */
export function checkSchema(schema: AnySchemaObject, { content, at }: JsonFile): Problem[] {
  const validate = ajv.compile(schema);
  if (content === undefined || validate(content)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  const problems = errors.map(misfitOf).map(({ path, text }) => at(path, text));
  return [...new Map(problems.map((problem) => [problem.key, problem])).values()];
}

// Intl.NumberFormat.supportedLocalesOf in Chromium 156. Node has more.
const formattedByBrowsers = new Set(table.formattedByBrowsers);

/** Whether browsers can write numbers as a locale does; for those of Nigeria, `en-NG` stands in. */
export function isFormatLocale(locale: string): boolean {
  return formattedByBrowsers.has(attempt(() => new Intl.Locale(locale).language) ?? '');
}

/** Checks what depends on the language, which a schema cannot express. */
function* faultsOf(name: string, value: string, rules: LanguageRules): Generator<string> {
  const isSource = rules.tag === englishTag;
  if (name.startsWith('name')) {
    if (value.trim() === '' || /[<>{}&]/.test(value))
      yield 'The name is empty or holds signs of code: write the language’s own name alone.';
    else yield* checkCharacters(value, '', rules);
  }
  if (name === 'dir' && value !== rules.dir)
    yield `${rules.name} is written in the other direction: write "dir": "${rules.dir}".`;
  if (name === 'status' && (value === 'source') !== isSource)
    yield `English alone is the source: write ${isSource ? '"source"' : '"draft" or "reviewed"'}.`;
  if (name === 'formatLocale' && !isFormatLocale(value))
    yield `Browsers cannot write numbers the way of “${value}”: write “en-NG”, or a locale that they know, such as “fr”.`;
}

/** Checks a language's meta.json. */
export function* checkMeta(file: JsonFile, rules: LanguageRules): Generator<Problem> {
  const misfits = checkSchema(metaSchema, file);
  yield* [...file.problems, ...misfits];
  for (const [name, value] of Object.entries(file.content ?? {})) {
    if (typeof value !== 'string' || misfits.some(({ key }) => key === name)) continue;
    for (const fault of faultsOf(name, value, rules)) yield file.at([name], fault);
  }
}
