import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../../i18n/sourceTag.ts';
import type { InspectedLanguage, InspectedLocales } from '../inspectLanguage.ts';
import { isPolicy } from '../newLanguage.ts';
import { textDetails } from '../textDetails.ts';
import { csvFormat } from './csvFormat.ts';
import type { ExchangeFormat } from './ExchangeFormat.ts';
import { importTranslations } from './importTranslations.ts';
import { poFormat } from './poFormat.ts';

interface Exchanged {
  readonly isDone: boolean;
  /** The result, or the reason why nothing was written. */
  readonly text: string;
}

const formats: Readonly<Record<string, ExchangeFormat>> = { '.po': poFormat, '.csv': csvFormat };

function formatOf(file: string): ExchangeFormat | undefined {
  return formats[path.extname(file).toLowerCase()];
}

function refused(text: string): Exchanged {
  return { isDone: false, text };
}

/** The reason why the files of a language can be neither exported nor changed. */
function obstacle({ tag, problems }: InspectedLanguage, file: string): string | undefined {
  if (tag === sourceTag) return 'English is the source. Name the language of a translation.';
  if (!formatOf(file)) return `${file}: The name must end in .po or .csv.`;
  return problems.length > 0
    ? `locales/${tag}/ has errors. Correct them first: npm run locales -- check ${tag}`
    : undefined;
}

/** The texts of a language; of policy and terms only the files that it has begun. */
function exportedTexts(inspected: InspectedLocales, language: InspectedLanguage) {
  return textDetails(inspected, language).filter(
    ({ namespace }) =>
      !isPolicy(namespace) || inspected.locales.has(language.tag, `${namespace}.json`),
  );
}

/** Writes the texts of a language into a new file for translators. */
export function exportFile(
  inspected: InspectedLocales,
  language: InspectedLanguage,
  file: string,
): Exchanged {
  const why = obstacle(language, file);
  if (why !== undefined) return refused(why);
  if (existsSync(file)) return refused(`${file} exists and stays as it is. Name another file.`);
  const texts = exportedTexts(inspected, language);
  writeFileSync(file, formatOf(file)?.write(language.tag, texts) ?? '', { flag: 'wx' });
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  const states = `${count('missing')} missing, ${count('outdated')} outdated`;
  return { isDone: true, text: `${file}: ${texts.length} texts, ${states}.` };
}

/** Takes the texts of a file over into the language that it was exported from. */
export function importFile(
  inspected: InspectedLocales,
  language: InspectedLanguage,
  file: string,
): Exchanged {
  const why = obstacle(language, file);
  if (why !== undefined) return refused(why);
  if (!existsSync(file)) return refused(`There is no file ${file}.`);
  const imported = formatOf(file)?.read(readFileSync(file)) ?? '';
  if (typeof imported === 'string') return refused(`${file}: ${imported}`);
  return imported.tag === language.tag
    ? importTranslations(inspected, language, imported.texts)
    : refused(`${file} holds the language “${imported.tag}”, not “${language.tag}”.`);
}
