interface ImportMetaEnv {
  /** The year of the build: what a page says until the browser knows better. */
  readonly VITE_BUILD_YEAR: string;
  readonly VITE_SPLASH_MS?: string;
  readonly VITE_OFFLINE_PAGES?: string;
}

declare namespace NodeJS {
  interface ProcessEnv {
    readonly PORT?: string;
    /** Where the embedded form service keeps messages; `.data/messages.jsonl` unless set. */
    FORM_MESSAGES_FILE?: string;
    /** Where the translations come from, for tests that add languages; `locales` unless set. */
    LOCALES_FOLDER?: string;
    readonly CI?: string;
  }
}

declare module 'virtual:settings' {
  const settings: import('./site/Settings.ts').Settings;
  export default settings;
}

declare module 'virtual:translations' {
  /** What each folder's meta.json says, English first. */
  export const languages: readonly import('./i18n/languages.ts').Language[];
  /** A hash of all translations files, which is a part of their path. */
  export const version: string;
}

// The package has no types of its own.
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly noHinting?: boolean;
  }

  /** Cuts a font to the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
