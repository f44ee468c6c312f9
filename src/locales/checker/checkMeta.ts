import { englishTag } from '../../i18n/keys.ts';
import { attempt, type JsonFile, type Problem } from '../files/Locales.ts';
import type { LanguageRules } from '../files/languageRules.ts';
import table from '../files/languages.json' with { type: 'json' };
import { checkCharacters } from './checkCharacters.ts';
import { checkSchema } from './checkSchema.ts';
import metaSchema from './schemas/meta.schema.json' with { type: 'json' };

// From Intl.NumberFormat.supportedLocalesOf in Chromium 156. Node knows more languages.
const formattedByBrowsers = new Set(table.formattedByBrowsers);

/**
 * Whether browsers can format numbers for a locale; `en-NG` replaces those of Nigerian languages.
 */
export function isFormatLocale(locale: string): boolean {
  return formattedByBrowsers.has(attempt(() => new Intl.Locale(locale).language) ?? '');
}

/** Checks what depends on the language, as a schema cannot. */
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
