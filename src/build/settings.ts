import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin, type UserConfig } from 'vite';
import { companyFacts } from '../site/companyFacts.ts';
import type { Settings } from '../site/Settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The sample value of each setting. */
export const samples: Env = parseEnv(readFileSync(path.resolve('.env.example'), 'utf8'));

/** Refuses markup, placeholders and nesting in a fact, which i18next would interpret. */
function checkFact(name: string, value: string): string {
  const [wrong] = /<|\{\{|\$t\(/.exec(value) ?? [];
  if (wrong === undefined) return value;
  throw new Error(
    `${name} is "${value}". It is shown as text and cannot contain "${wrong}". Sample: ${samples[name]}`,
  );
}

/**
 * The settings of a deployment; an empty or absent one has its sample value.
 * @throws if a company fact contains markup or a placeholder
 */
export function readSettings(env: Env): Settings {
  const setting = (name: string) => env[name]?.trim() || (samples[name] ?? '');
  const withoutSlash = (name: string) => setting(name).replace(/\/$/, '');
  const facts = companyFacts.map((fact) => {
    const name = `VITE_COMPANY_${fact.toUpperCase()}`;
    return [fact, checkFact(name, setting(name))];
  });
  return {
    company: {
      // The names are those of `companyFacts`.
      ...(Object.fromEntries(facts) as Settings['company']),
      map: { frame: setting('VITE_COMPANY_MAP_FRAME'), link: setting('VITE_COMPANY_MAP_LINK') },
      social: {
        facebook: setting('VITE_COMPANY_FACEBOOK'),
        twitter: setting('VITE_COMPANY_TWITTER'),
        linkedin: setting('VITE_COMPANY_LINKEDIN'),
        instagram: setting('VITE_COMPANY_INSTAGRAM'),
      },
    },
    formService: { endpoint: withoutSlash('VITE_FORM_ENDPOINT'), key: setting('VITE_FORM_KEY') },
    siteUrl: withoutSlash('VITE_SITE_URL'),
  };
}

type Folders = Pick<UserConfig, 'root' | 'envDir'>;

/** The settings as strings, from the `.env` files of a mode and the environment. */
export function readEnv({ root = '.', envDir }: Folders, mode: string): Env {
  return loadEnv(mode, typeof envDir === 'string' ? envDir : root, 'VITE_');
}

export function settingsOf(folders: Folders, mode: string): Settings {
  return readSettings(readEnv(folders, mode));
}

const virtual = 'virtual:settings';

/** Provides the settings to the site's modules as `virtual:settings`. */
export function settings(): Plugin {
  let current: Settings;
  return {
    name: 'settings',
    config: (config, { mode }) => {
      current = settingsOf(config, mode);
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(current)}` : undefined),
  };
}
