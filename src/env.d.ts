interface ImportMetaEnv {
  readonly VITE_SPLASH_MS?: string;
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
    readonly CI?: string;
  }
}

declare module 'virtual:words' {
  /** By language tag: the language's own words of a namespace, and the English ones it lacks. */
  type Words = Record<string, object>;

  export const words: Record<string, (() => Promise<{ default: Words }>) | undefined>;
}
