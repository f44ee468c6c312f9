import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { companyFacts, type Settings, socialNetworks } from '../site/settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly pattern: RegExp;
  /** What is wrong with a value that the pattern refuses. */
  readonly wrong: string;
  /** Whether its sample value would mislead visitors or lose their messages. */
  readonly mustBeReal?: true;
}

// An address of this machine may be open.
const scheme = String.raw`(?:https://[^\s/?#]+|http://(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?)`;

const url: Setting = {
  pattern: new RegExp(`^${scheme}(?:[/?#]\\S*)?$`, 'i'),
  wrong: 'it is not an address that begins with https://',
};

const origin: Setting = {
  pattern: new RegExp(`^${scheme}/?$`, 'i'),
  wrong: 'it must be an address that begins with https:// and ends after the host',
};

// Texts of the site contain the facts, so i18next would interpret markup, placeholders and nesting.
const text: Setting = {
  pattern: /^(?!.*(?:<|\{\{|\$t\()).*$/s,
  wrong: 'it is shown as text and cannot contain "<", "{{" or "$t("',
};

/** Every setting; `.env.example` explains them and has their sample values. */
const table: Readonly<Record<string, Setting>> = {
  VITE_SITE_URL: { ...origin, mustBeReal: true },
  VITE_FORM_ENDPOINT: { ...origin, mustBeReal: true },
  VITE_FORM_KEY: {
    pattern: /^[\w-]+$/,
    wrong: 'a key has only letters, digits, "-" and "_"',
    mustBeReal: true,
  },
  VITE_COMPANY_BRAND: { ...text, mustBeReal: true },
  VITE_COMPANY_PHONE: {
    // The chat link consists of the digits: they include the country code, and no trunk prefix.
    pattern: /^\+(?!234\D*0)(?!.*\(0\))[1-9](?:[\s().-]*\d){6,14}$/,
    wrong:
      'it is not an international number: +, the country code, and the number without its first 0',
    mustBeReal: true,
  },
  VITE_COMPANY_EMAIL: {
    pattern: /^[^\s@<>:?]+@[^\s@<>]+\.[^\s@<>.]+$/,
    wrong: 'it is not an email address',
    mustBeReal: true,
  },
  VITE_COMPANY_ADDRESS: { ...text, mustBeReal: true },
  VITE_COMPANY_CITY: text,
  VITE_COMPANY_MAP_FRAME: url,
  VITE_COMPANY_MAP_LINK: url,
  VITE_COMPANY_FACEBOOK: url,
  VITE_COMPANY_TWITTER: url,
  VITE_COMPANY_LINKEDIN: url,
  VITE_COMPANY_INSTAGRAM: url,
  VITE_SPLASH_MS: { pattern: /^\d+$/, wrong: 'it is not a whole number of milliseconds' },
  VITE_OFFLINE_PAGES: { pattern: /^(?:on|off)$/, wrong: 'it is neither "on" nor "off"' },
};

/** The sample value of each setting. */
export const samples: Env = parseEnv(readFileSync(path.resolve('.env.example'), 'utf8'));

/** A mistake in the settings. Vite shows it without a stack trace, which would lead away from it. */
export class SettingsError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** @throws a `SettingsError` if there is a mistake */
function refuse(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  throw new SettingsError(
    `These settings cannot be used (.env.example explains them):\n  ${mistakes.join('\n  ')}`,
  );
}

/**
 * The settings of a deployment; an absent one, or an empty one but a social network, has its sample value.
 * @throws a `SettingsError` with everything that cannot be used
 */
export function readSettings(env: Env): Settings {
  const setting = (name: string) => env[name]?.trim() || (samples[name] ?? '');
  refuse(
    Object.entries(table).flatMap(([name, { pattern, wrong }]) => {
      const value = env[name]?.trim();
      const isAddress = /^https?:/i.test(value ?? '');
      if (!value || (pattern.test(value) && (!isAddress || URL.canParse(value)))) return [];
      const example = samples[name] || 'https://formspree.io';
      return [`${name} is "${value}": ${wrong}. Example: ${name}="${example}"`];
    }),
  );
  const originIn = (name: string) => setting(name) && new URL(setting(name)).origin;
  const facts = companyFacts.map((fact) => [fact, setting(`VITE_COMPANY_${fact.toUpperCase()}`)]);
  const pageOf = (name: string) => (env[name] ?? samples[name] ?? '').trim();
  const social = socialNetworks.map((name) => [name, pageOf(`VITE_COMPANY_${name.toUpperCase()}`)]);
  return {
    company: {
      // The names are those of `companyFacts`.
      ...(Object.fromEntries(facts) as Settings['company']),
      map: { frame: setting('VITE_COMPANY_MAP_FRAME'), link: setting('VITE_COMPANY_MAP_LINK') },
      social: Object.fromEntries(social) as Settings['company']['social'],
    },
    formService: { endpoint: originIn('VITE_FORM_ENDPOINT'), key: setting('VITE_FORM_KEY') },
    siteUrl: originIn('VITE_SITE_URL'),
    splashTime: Number(setting('VITE_SPLASH_MS')),
    hasOfflinePages: setting('VITE_OFFLINE_PAGES') === 'on',
  };
}

/** The settings of a mode, from its `.env` files, unless `envDir` is false, and the environment. */
export function settingsOf({ envDir, mode }: Pick<ResolvedConfig, 'envDir' | 'mode'>): Settings {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const unknown = files
    .flatMap((file) => (envDir ? path.join(envDir, file) : []))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.keys(parseEnv(readFileSync(file, 'utf8'))))
    // Node 20 takes some comments for names.
    .filter((name) => /^\w/.test(name) && !(name in table));
  refuse(unknown.map((name) => `${name} is not a setting`));
  return readSettings(loadEnv(mode, envDir, 'VITE_'));
}

/** Names the settings that must be real and have their sample value; empty if there is none. */
export function settingsNote(env: Env): string {
  const isSample = (name: string) => ['', samples[name]].includes(env[name]?.trim() ?? '');
  // They tell the place of the address.
  const place = ['VITE_COMPANY_CITY', 'VITE_COMPANY_MAP_FRAME', 'VITE_COMPANY_MAP_LINK'];
  const mustBeReal = Object.keys(table).filter((name) => table[name]?.mustBeReal);
  const needed = [...mustBeReal, ...(isSample('VITE_COMPANY_ADDRESS') ? [] : place)];
  const left = needed.filter(isSample);
  return left.length === 0
    ? ''
    : `These settings still have sample values (see .env.example):\n  ${left.join('\n  ')}`;
}

const virtual = 'virtual:settings';

/**
 * Provides the settings to the site's modules as exports of `virtual:settings`, and refuses a build of
 * mode `release` while a setting that must be real has its sample value.
 */
export function settings(): Plugin {
  let current: Settings;
  return {
    name: 'settings',
    configResolved(config) {
      current = settingsOf(config);
      const note = settingsNote(config.env);
      const isRelease = config.command === 'build' && config.mode === 'release';
      if (isRelease && note) throw new SettingsError(note);
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) =>
      id === `\0${virtual}`
        ? Object.entries(current)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
