declare module 'virtual:settings' {
  export const {
    company,
    formService,
    hasOfflinePages,
    siteUrl,
  }: import('./facts/settings.ts').Settings;
}

declare module 'virtual:translations' {
  /** The content of each folder's meta.json, English first. */
  export const languages: typeof import('./i18n/languages.ts').languages;
  /** The paths of the translations files by tag. */
  export const files: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

// The package has no types of its own; `src/generator/fonts.ts` has the options.
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/** What the build replaces in `staticPage.js`. */
declare const RUNS_APPLICATION: boolean;
declare const OLDER_STYLES: string;
