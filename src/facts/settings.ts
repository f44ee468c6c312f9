import type { LoanType } from './products.ts';

/** The company facts that are dates, as 2024-10-02. */
export const companyDates = ['policyUpdated', 'termsUpdated', 'statisticsDate'] as const;

/** Who the lender is by law. */
export const legalFacts = ['registration', 'licence'] as const;

/**
 * The company facts that texts can use as placeholders: `{{phone}}`. A legal fact or a date may be
 * empty; then the text with it is left out.
 */
export const companyFacts = [
  ...(['brand', 'phone', 'email', 'address', 'city'] as const),
  ...legalFacts,
  ...companyDates,
] as const;

export type CompanyFacts = Readonly<Record<(typeof companyFacts)[number], string>>;

export const socialNetworks = ['facebook', 'twitter', 'linkedin', 'instagram'] as const;

/** The path of a form at its form service. */
export function formPath(key: string): string {
  return `/f/${key}`;
}

/** The settings of a deployment, each explained in `.env.example`. */
export interface Settings {
  readonly company: CompanyFacts & {
    /** The number for chats; empty if the company has none. */
    readonly whatsapp: string;
    /** The addresses of all offices; the first is that of the facts. */
    readonly offices: readonly string[];
    readonly map: { readonly frame: string; readonly link: string };
    /** Where the licence can be checked; empty if there is no such address. */
    readonly licenceRegister: string;
    /** The yearly rate (APR) of each product; an empty one is left out. */
    readonly yearlyRates: Readonly<Record<LoanType, string>>;
    /** The company's pages; an empty one is left out. */
    readonly social: Readonly<Record<(typeof socialNetworks)[number], string>>;
  };
  /** The form service and the form; an empty endpoint means the site's own origin. */
  readonly formService: { readonly endpoint: string; readonly key: string };
  /** The public origin for canonical addresses, without trailing slash. */
  readonly siteUrl: string;
  /** The length of the splash in milliseconds; 0 for none. */
  readonly splashTime: number;
  /** Whether the service worker caches visited pages; if not, it removes itself and its caches. */
  readonly hasOfflinePages: boolean;
}
