import type { CompanyFacts } from './companyFacts.ts';

export const socialNetworks = ['facebook', 'twitter', 'linkedin', 'instagram'] as const;

/** What a deployment sets (`.env.example` explains each). */
export interface Settings {
  /** The lender's own facts. */
  readonly company: CompanyFacts & {
    readonly map: { readonly frame: string; readonly link: string };
    readonly social: Readonly<Record<(typeof socialNetworks)[number], string>>;
  };
  /** The hosted form service: `POST <endpoint>/f/<key>`; an empty endpoint is the site's own origin. */
  readonly formService: { readonly endpoint: string; readonly key: string };
  /** The public origin, for canonical addresses, without a slash at its end. */
  readonly siteUrl: string;
}
