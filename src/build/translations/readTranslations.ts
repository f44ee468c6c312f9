import type { ReadTranslations } from '../../i18n/fetchTranslations.ts';
import { company } from '../../site/company.ts';
import { createReader } from './createReader.ts';

/** A reader of the locale files as they are when this module is loaded. */
export const reader = createReader(company);

/** Reads translations files in Node. */
export const readTranslations: ReadTranslations = async (tag, namespace) =>
  reader.read(tag, namespace);
