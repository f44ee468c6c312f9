// Given its value, not its name: what looks a name up takes all settings along into the browser.
function setting(value: string | undefined, sample: string): string {
  return value?.trim() || sample;
}

/**
 * The lender's own facts. They and the deployment's settings below come from environment variables
 * of the build (`.env.example` explains them); the samples make a site that works.
 */
export const company = {
  brand: setting(import.meta.env.VITE_COMPANY_BRAND, 'Gada Funding'),
  phone: setting(import.meta.env.VITE_COMPANY_PHONE, '+234 800 000 0000'),
  email: setting(import.meta.env.VITE_COMPANY_EMAIL, 'info@gadafunding.example'),
  address: setting(
    import.meta.env.VITE_COMPANY_ADDRESS,
    'Central Business District, Abuja, Federal Capital Territory, Nigeria',
  ),
  map: {
    frame: setting(
      import.meta.env.VITE_COMPANY_MAP_FRAME,
      'https://www.openstreetmap.org/export/embed.html?bbox=7.46%2C9.04%2C7.52%2C9.08&layer=mapnik&marker=9.058%2C7.489',
    ),
    link: setting(
      import.meta.env.VITE_COMPANY_MAP_LINK,
      'https://www.openstreetmap.org/?mlat=9.058&mlon=7.489#map=15/9.058/7.489',
    ),
  },
  social: {
    facebook: setting(import.meta.env.VITE_COMPANY_FACEBOOK, 'https://www.facebook.com/'),
    twitter: setting(import.meta.env.VITE_COMPANY_TWITTER, 'https://twitter.com/'),
    linkedin: setting(import.meta.env.VITE_COMPANY_LINKEDIN, 'https://www.linkedin.com/'),
    instagram: setting(import.meta.env.VITE_COMPANY_INSTAGRAM, 'https://www.instagram.com/'),
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
  endpoint: setting(import.meta.env.VITE_FORM_ENDPOINT, '').replace(/\/$/, ''),
  key: setting(import.meta.env.VITE_FORM_KEY, 'sample'),
} as const;

/** The public origin, for canonical addresses, without a slash at its end. */
export const siteUrl = setting(
  import.meta.env.VITE_SITE_URL,
  'https://www.gadafunding.example',
).replace(/\/$/, '');
