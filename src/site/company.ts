/**
 * The lender's own facts and the site's deployment settings. Each comes from an environment
 * variable of the build (`.env.example` explains them); the samples make a site that works.
 */
const samples = {
  VITE_SITE_URL: 'https://www.gadafunding.example',
  VITE_FORM_ENDPOINT: '',
  VITE_FORM_KEY: 'sample',
  VITE_COMPANY_BRAND: 'Gada Funding',
  VITE_COMPANY_PHONE: '+234 800 000 0000',
  VITE_COMPANY_EMAIL: 'info@gadafunding.example',
  VITE_COMPANY_ADDRESS: 'Central Business District, Abuja, Federal Capital Territory, Nigeria',
  VITE_COMPANY_MAP_FRAME:
    'https://www.openstreetmap.org/export/embed.html?bbox=7.46%2C9.04%2C7.52%2C9.08&layer=mapnik&marker=9.058%2C7.489',
  VITE_COMPANY_MAP_LINK: 'https://www.openstreetmap.org/?mlat=9.058&mlon=7.489#map=15/9.058/7.489',
  VITE_COMPANY_FACEBOOK: 'https://www.facebook.com/',
  VITE_COMPANY_TWITTER: 'https://twitter.com/',
  VITE_COMPANY_LINKEDIN: 'https://www.linkedin.com/',
  VITE_COMPANY_INSTAGRAM: 'https://www.instagram.com/',
};

type SettingName = keyof typeof samples;

/** A site with the samples of these would mislead its visitors or lose their messages. */
const mustBeReal = [
  'VITE_SITE_URL',
  'VITE_FORM_ENDPOINT',
  'VITE_FORM_KEY',
  'VITE_COMPANY_PHONE',
  'VITE_COMPANY_EMAIL',
  'VITE_COMPANY_ADDRESS',
] as const satisfies SettingName[];

function setting(name: SettingName): string {
  return import.meta.env[name]?.trim() || samples[name];
}

/** The settings that a release may not leave at their samples, and that are. */
export function settingsLeftAtSamples(): SettingName[] {
  return mustBeReal.filter((name) => setting(name) === samples[name]);
}

export const company = {
  brand: setting('VITE_COMPANY_BRAND'),
  phone: setting('VITE_COMPANY_PHONE'),
  email: setting('VITE_COMPANY_EMAIL'),
  address: setting('VITE_COMPANY_ADDRESS'),
  map: { frame: setting('VITE_COMPANY_MAP_FRAME'), link: setting('VITE_COMPANY_MAP_LINK') },
  social: {
    facebook: setting('VITE_COMPANY_FACEBOOK'),
    twitter: setting('VITE_COMPANY_TWITTER'),
    linkedin: setting('VITE_COMPANY_LINKEDIN'),
    instagram: setting('VITE_COMPANY_INSTAGRAM'),
  },
} as const;

export const socialNetworks = ['facebook', 'twitter', 'linkedin', 'instagram'] as const;

/** `tel:` link of the company's phone. */
export const phoneLink = `tel:${company.phone.replace(/[^\d+]/g, '')}`;

/** Chat link of the company's phone: the messaging service takes digits only. */
export const chatLink = `https://wa.me/${company.phone.replace(/\D/g, '')}`;

export const emailLink = `mailto:${company.email}`;

/** The hosted form service: `POST <endpoint>/f/<key>`; an empty endpoint is the site's own origin. */
export const formService = {
  endpoint: setting('VITE_FORM_ENDPOINT').replace(/\/$/, ''),
  key: setting('VITE_FORM_KEY'),
} as const;

/** The public origin, for canonical addresses, without a slash at its end. */
export const siteUrl = setting('VITE_SITE_URL').replace(/\/$/, '');
