/**
 * The lender's own facts and the site's deployment settings. Each comes from an environment
 * variable of the build (`.env.example` lists them); the sample values make a site that works.
 */
function setting(value: string | undefined, sample: string): string {
  return value === undefined || value.trim() === '' ? sample : value.trim();
}

const env = import.meta.env;

export const company = {
  brand: setting(env.VITE_COMPANY_BRAND, 'Gada Funding'),
  phone: setting(env.VITE_COMPANY_PHONE, '+234 800 000 0000'),
  email: setting(env.VITE_COMPANY_EMAIL, 'info@gadafunding.example'),
  address: setting(
    env.VITE_COMPANY_ADDRESS,
    'Central Business District, Abuja, Federal Capital Territory, Nigeria',
  ),
  map: {
    frame: setting(
      env.VITE_COMPANY_MAP_FRAME,
      'https://www.openstreetmap.org/export/embed.html?bbox=7.46%2C9.04%2C7.52%2C9.08&layer=mapnik&marker=9.058%2C7.489',
    ),
    link: setting(
      env.VITE_COMPANY_MAP_LINK,
      'https://www.openstreetmap.org/?mlat=9.058&mlon=7.489#map=15/9.058/7.489',
    ),
  },
  social: {
    facebook: setting(env.VITE_COMPANY_FACEBOOK, 'https://www.facebook.com/'),
    twitter: setting(env.VITE_COMPANY_TWITTER, 'https://twitter.com/'),
    linkedin: setting(env.VITE_COMPANY_LINKEDIN, 'https://www.linkedin.com/'),
    instagram: setting(env.VITE_COMPANY_INSTAGRAM, 'https://www.instagram.com/'),
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
  endpoint: setting(env.VITE_FORM_ENDPOINT, ''),
  key: setting(env.VITE_FORM_KEY, 'sample'),
} as const;

/** The public origin, for canonical addresses; sample values never reach a release. */
export const siteUrl = setting(env.VITE_SITE_URL, 'https://www.gadafunding.example');
