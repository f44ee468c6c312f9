import { company } from '../../src/facts/company.ts';
import { createTranslationsReader } from '../../src/generator/translationsReader.ts';
import type { ReadTranslationsFile } from '../../src/i18n/textStore.ts';

const reader = createTranslationsReader(company);

/** Reads translations in Node, from the locale files. */
export const readTranslationsFile: ReadTranslationsFile = async (tag, part) =>
  reader.read(tag, part);
