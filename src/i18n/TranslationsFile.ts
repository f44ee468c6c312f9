/** One namespace as a page in one language needs it; `en` holds the texts that `own` lacks. */
export interface TranslationsFile {
  readonly own: object;
  readonly en: object;
}
