/** A namespace in a language; `en` has the English texts that `own` lacks. */
export interface TranslationsFile {
  readonly own: object;
  readonly en: object;
}
