interface ImportMetaEnv {
  /** The year of the build, which a page shows until it is hydrated. */
  readonly VITE_BUILD_YEAR: string;
}

declare namespace NodeJS {
  interface ProcessEnv {
    readonly PORT?: string;
    /** The file of the embedded form service for messages; `.data/messages.jsonl` by default. */
    FORM_MESSAGES_FILE?: string;
    /** The folder of the locale files, for tests that add languages; `locales` by default. */
    LOCALES_FOLDER?: string;
    readonly CI?: string;
  }
}

declare module 'virtual:settings' {
  export const {
    company,
    formService,
    hasOfflinePages,
    siteUrl,
  }: import('./site/settings.ts').Settings;
}

declare module 'virtual:translations' {
  /** The content of each folder's meta.json, English first. */
  export const languages: readonly import('./i18n/languages.ts').Language[];
  /** The paths of the translations files by tag. */
  export const files: Readonly<
    Record<
      string,
      Readonly<Record<import('./i18n/createTranslations.ts').TranslationsPart, string>>
    >
  >;
}

// The package has no types of its own; `src/build/fonts.ts` has the options.
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
