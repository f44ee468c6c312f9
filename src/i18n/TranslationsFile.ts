/** The parts in which a language's texts are loaded: the policies are long, and few visitors read them. */
export const translationsParts = ['site', 'policies'] as const;

export type TranslationsPart = (typeof translationsParts)[number];

/**
 * Texts of a language by namespace. `en` has the English ones that `own` lacks, which for English are
 * all.
 */
export interface TranslationsFile {
  readonly own: Readonly<Record<string, object>>;
  readonly en: Readonly<Record<string, object>>;
}
