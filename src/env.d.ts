interface ImportMetaEnv {
  /** A hash of all words, which the build puts into their address. */
  readonly VITE_WORDS_VERSION: string;
  /** The year of the build: what a page says until the browser knows better. */
  readonly VITE_BUILD_YEAR: string;
  readonly VITE_SPLASH_MS?: string;
  readonly VITE_OFFLINE_PAGES?: string;
  readonly VITE_FORM_ENDPOINT?: string;
  readonly VITE_FORM_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_COMPANY_BRAND?: string;
  readonly VITE_COMPANY_PHONE?: string;
  readonly VITE_COMPANY_EMAIL?: string;
  readonly VITE_COMPANY_ADDRESS?: string;
  readonly VITE_COMPANY_MAP_FRAME?: string;
  readonly VITE_COMPANY_MAP_LINK?: string;
  readonly VITE_COMPANY_FACEBOOK?: string;
  readonly VITE_COMPANY_TWITTER?: string;
  readonly VITE_COMPANY_LINKEDIN?: string;
  readonly VITE_COMPANY_INSTAGRAM?: string;
}

declare namespace NodeJS {
  interface ProcessEnv {
    readonly PORT?: string;
    /** Where the embedded form service keeps messages; `.data/messages.jsonl` unless set. */
    FORM_MESSAGES_FILE?: string;
    /** Where the words come from, for tests that add languages; `locales` unless set. */
    LOCALES_FOLDER?: string;
    readonly CI?: string;
  }
}

declare module 'virtual:languages' {
  /** What each folder's meta.json says, English first. */
  const languages: readonly import('./i18n/languages.ts').Language[];
  export default languages;
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
