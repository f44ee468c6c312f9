import { createReader } from '../../src/build/translations.ts';
import type { ReadTranslations } from '../../src/i18n/createTranslations.ts';
import { company } from '../../src/site/company.ts';

const reader = createReader(company);

/** Reads translations in Node, from the locale files. */
export const readTranslations: ReadTranslations = async (tag, part) => reader.read(tag, part);
