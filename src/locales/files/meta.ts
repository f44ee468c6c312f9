import { englishTag } from '../../i18n/keys.ts';
import type { Language } from '../../i18n/languages.ts';
import { checkCharacters } from './checkCharacters.ts';
import { type Checked, checkFile } from './checkFile.ts';
import { attempt, type Locales } from './Locales.ts';
import { type LanguageRules, languageRules } from './languageRules.ts';
import table from './languages.json' with { type: 'json' };
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
  if (name === 'name') {
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

/** Reads and checks a language's meta.json. */
export function readMeta(locales: Locales, tag: string): Checked<Omit<Language, 'tag'>> {
  const file = locales.read(tag, 'meta.json');
  const missing = 'The file is missing: copy that of English and change it.';
  if (!file) return { problems: [locales.problem(missing, tag, 'meta.json')] };
  const rules = languageRules(tag);
  return checkFile(file, metaSchema, (meta, at) =>
    Object.entries(meta).flatMap(([name, value]) =>
      [...faultsOf(name, value, rules)].map((fault) => at([name], fault)),
    ),
  );
}
