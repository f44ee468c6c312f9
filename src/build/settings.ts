import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin, type UserConfig } from 'vite';
import { companyFacts } from '../site/companyFacts.ts';
import type { Settings } from '../site/Settings.ts';
import { SettingsError } from './SettingsError.ts';
import { settingRules } from './settingRules.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The sample value of each setting. */
export const samples: Env = parseEnv(readFileSync(path.resolve('.env.example'), 'utf8'));

function exampleOf(name: string): string {
  const example = samples[name] || 'https://formspree.io';
  return `Example: ${name}=${example.includes('#') ? `"${example}"` : example}`;
}

function mistakesIn(env: Env): string[] {
  return Object.entries(settingRules).flatMap(([name, rule]) => {
    const value = env[name]?.trim();
    const wrong = value && rule(value);
    return wrong ? [`${name} is "${value}": ${wrong}. ${exampleOf(name)}`] : [];
  });
}

/** Settings of a file that would be ignored, or cut off without a message. */
export function mistakesInFile(text: string): string[] {
  const unknown = Object.keys(parseEnv(text)).filter(
    (name) => name.startsWith('VITE_') && !settingRules[name],
  );
  const cut = [...text.matchAll(/^\s*(?:export )?(VITE_\w+) *= *(?!["'` ])[^\n#]*#/gm)];
  return [
    ...unknown.map((name) => `${name} is not a setting`),
    ...cut.map(([, name]) => `${name} ends before the "#"; quote it. Example: ${name}="a # b"`),
  ];
}

/** @throws if there is a mistake */
function refuse(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  throw new SettingsError(
    `These settings cannot be used (.env.example explains them):\n  ${mistakes.join('\n  ')}`,
  );
}

/**
 * The settings of a deployment; an empty or absent one has its sample value.
 * @throws a `SettingsError` with everything that cannot be used
 */
export function readSettings(env: Env): Settings {
  refuse(mistakesIn(env));
  const setting = (name: string) => env[name]?.trim() || (samples[name] ?? '');
  const originIn = (name: string) => setting(name) && new URL(setting(name)).origin;
  const facts = companyFacts.map((fact) => [fact, setting(`VITE_COMPANY_${fact.toUpperCase()}`)]);
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
    formService: { endpoint: originIn('VITE_FORM_ENDPOINT'), key: setting('VITE_FORM_KEY') },
    siteUrl: originIn('VITE_SITE_URL'),
    splashTime: Number(setting('VITE_SPLASH_MS')),
    hasOfflinePages: setting('VITE_OFFLINE_PAGES') === 'on',
  };
}

type Folders = Pick<UserConfig, 'root' | 'envDir'>;

/** Tests use the sample settings: in browser tests, the environment overrides all of those in files. */
function readsFiles(): boolean {
  const isOverridden = Object.keys(settingRules).every((name) => name in process.env);
  return !process.env.VITEST && !isOverridden;
}

/** The settings of a mode, from its `.env` files and the environment. */
export function settingsOf({ root = '.', envDir }: Folders, mode: string): Settings {
  const folder = readsFiles() ? (envDir ?? root) : false;
  const endings = folder === false ? [] : ['', '.local', `.${mode}`, `.${mode}.local`];
  const files = endings
    .map((ending) => path.join(folder || root, `.env${ending}`))
    .filter((file) => existsSync(file));
  refuse(files.flatMap((file) => mistakesInFile(readFileSync(file, 'utf8'))));
  return readSettings(loadEnv(mode, folder, 'VITE_'));
}

const virtual = 'virtual:settings';

/** Provides the settings to the site's modules as exports of `virtual:settings`. */
export function settings(): Plugin {
  let current: Settings;
  return {
    name: 'settings',
    config: (config, { mode }) => {
      current = settingsOf(config, mode);
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
