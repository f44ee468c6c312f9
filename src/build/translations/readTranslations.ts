import type { ReadTranslations } from '../../i18n/fetchTranslations.ts';
import { company } from '../../site/company.ts';
import { createReader } from './createReader.ts';

/** The locale files as they were when this module was loaded. */
export const reader = createReader(company);

/** Reads translations in Node, as the browser fetches them. */
export const readTranslations: ReadTranslations = async (tag, namespace) =>
  reader.read(tag, namespace);
