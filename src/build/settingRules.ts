/** Returns what is wrong with a setting; undefined if it can be used. */
export type SettingRule = (value: string) => string | undefined;

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const url: SettingRule = (value) => {
  if (!/^https?:\/\//i.test(value)) return 'it does not begin with https://';
  if (!URL.canParse(value)) return 'it is not a URL';
  const { protocol, hostname } = new URL(value);
  const isOpen = protocol === 'http:' && !isThisMachine(hostname);
  return isOpen ? 'only an address of this machine can begin with http://' : undefined;
};

const origin: SettingRule = (value) => {
  const wrong = url(value);
  if (wrong) return wrong;
  const { pathname, search, hash } = new URL(value);
  const rest = `${pathname}${search}${hash}`;
  return rest === '/' ? undefined : `it must end after the host, without "${rest}"`;
};

/** Texts of the site contain the facts, so i18next would interpret markup, placeholders and nesting. */
const text: SettingRule = (value) => {
  const [wrong] = /<|\{\{|\$t\(/.exec(value) ?? [];
  return wrong && `it is shown as text and cannot contain "${wrong}"`;
};

/** The chat link consists of the digits, so they must include the country code and no trunk prefix. */
const phone: SettingRule = (value) => {
  const digits = value.replace(/\D/g, '').length;
  const isInternational = /^\+[1-9][\d\s().-]+$/.test(value) && digits >= 7 && digits <= 15;
  const hasTrunkPrefix = /\(0\)|^\+234\D*0/.test(value);
  if (isInternational && !hasTrunkPrefix) return undefined;
  return 'it is not an international number: +, the country code, and the number without its first 0';
};

/** A rule for values of one pattern. */
function matches(pattern: RegExp, wrong: string): SettingRule {
  return (value) => (pattern.test(value) ? undefined : wrong);
}

/** The rule of each setting. An empty setting has its sample value and needs none. */
export const settingRules: Readonly<Record<string, SettingRule>> = {
  VITE_SITE_URL: origin,
  VITE_FORM_ENDPOINT: origin,
  VITE_FORM_KEY: matches(/^[\w-]+$/, 'a key has only letters, digits, "-" and "_"'),
  VITE_COMPANY_BRAND: text,
  VITE_COMPANY_PHONE: phone,
  VITE_COMPANY_EMAIL: matches(/^[^\s@<>:?]+@[^\s@<>]+\.[^\s@<>.]+$/, 'it is not an email address'),
  VITE_COMPANY_ADDRESS: text,
  VITE_COMPANY_MAP_FRAME: url,
  VITE_COMPANY_MAP_LINK: url,
  VITE_COMPANY_FACEBOOK: url,
  VITE_COMPANY_TWITTER: url,
  VITE_COMPANY_LINKEDIN: url,
  VITE_COMPANY_INSTAGRAM: url,
  VITE_SPLASH_MS: matches(/^\d+$/, 'it is not a whole number of milliseconds'),
  VITE_OFFLINE_PAGES: matches(/^(?:on|off)$/, 'it is neither "on" nor "off"'),
};
