import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { codePoint, hiddenIn, misread } from '../localeFiles/characters.ts';
import { attempt } from '../localeFiles/Locales.ts';
import { companyFacts, type Settings, socialNetworks } from '../site/settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly pattern: RegExp;
  /** What is wrong with a value that the pattern refuses. */
  readonly wrong: string;
  /** Whether its sample value would mislead visitors or lose their messages. */
  readonly mustBeReal?: true;
}

// An address of this machine may be without encryption.
const scheme = String.raw`(?:https://[^\s/?#]+|http://(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?)`;

const url: Setting = {
  pattern: new RegExp(`^${scheme}(?:[/?#]\\S*)?$`, 'i'),
  wrong: 'it is not an address that begins with https://',
};

const origin: Setting = {
  pattern: new RegExp(`^${scheme}/?$`, 'i'),
  wrong: 'it must be an address that begins with https:// and ends after the host',
};

// The facts are inserted into texts, where i18next interprets markup, placeholders and nesting.
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
    wrong: 'a key has only letters, digits, "-" and "_": the part after the last "/" of an address',
    mustBeReal: true,
  },
  VITE_COMPANY_BRAND: { ...text, mustBeReal: true },
  VITE_COMPANY_PHONE: {
    // The chat link consists of the digits, which must include the country code and no trunk
    // prefix.
    pattern: /^\+(?!234\D*0)(?!.*\(0\))[1-9](?:[\s().-]*\d){6,14}$/,
    wrong:
      'it is not an international number: write one number, as +, the country code, and the rest without its first 0, without "(0)", an extension or a second number',
    mustBeReal: true,
  },
  VITE_COMPANY_EMAIL: {
    // Other characters would change the meaning of a `mailto:` link.
    pattern: /^[\p{L}\p{Nd}._+'-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+$/u,
    wrong: 'it is not one email address of letters, digits, ".", "_", "+", "-", and one "@"',
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
  VITE_SPLASH_MS: {
    pattern: /^(?:[1-5]?\d{1,4}|60000)$/,
    wrong: 'it is not a whole number of milliseconds up to 60000, which are a minute',
  },
  VITE_OFFLINE_PAGES: { pattern: /^(?:on|off)$/, wrong: 'it is neither "on" nor "off"' },
};

/** The sample value of each setting. */
export const samples: Env = parseEnv(readFileSync(path.resolve('.env.example'), 'utf8'));

/** A mistake in the settings. Vite shows it without a stack trace, which would distract from it. */
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
 * The settings of a deployment. An absent or empty setting has its sample value, except that an
 * empty social network is left out.
 * @throws a `SettingsError` that names everything that cannot be used
 */
export function readSettings(env: Env): Settings {
  const setting = (name: string) => env[name]?.trim() || (samples[name] ?? '');
  refuse(
    Object.entries(table).flatMap(([name, { pattern, wrong }]) => {
      const value = env[name]?.trim();
      const isAddress = /^https?:/i.test(value ?? '');
      // An address may have two lines.
      const text = value?.replaceAll('\n', name === 'VITE_COMPANY_ADDRESS' ? ' ' : '\n') ?? '';
      const [odd] = [misread(text) ?? hiddenIn(text).find((one) => !/[\u200c\u200d]/.test(one))];
      if (odd !== undefined)
        return [
          `${name} holds a broken or invisible character (${codePoint(odd)}): type it again, in a plain text editor, and save as UTF-8`,
        ];
      if (/^[“”„«‘’].*[“”»’]$/.test(text))
        return [`${name} is ${text}: write ${written(name, text.slice(1, -1))}`];
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

/** A setting as it must stand in a file, so that Vite reads the value. */
function written(name: string, value: string): string {
  const mark = ['"', "'", '`'].find((one) => !value.includes(one)) ?? '';
  return `${name}=${mark}${value.replaceAll('$', '\\$')}${mark}`;
}

/**
 * A line of a settings file: blank, a comment, a setting (whose value may have several lines if it
 * is in quotation marks), or anything else.
 */
const linePattern =
  /^[^\S\n]*(?:#.*|(?:export[^\S\n]+)?(\w+)[^\S\n]*=[^\S\n]*(?:(["'`])((?:(?!\2)[\s\S])*)\2[^\S\n]*(?:#.*)?|(.*))|(.*))$/gm;

/**
 * The intended value of what follows `=`: without quotation marks and the \ of escaped characters.
 */
function meantValue(mark: string, quoted: string | undefined, plain: string): string {
  const [, inner = ''] = /^["'`](.*)["'`]$/.exec(plain) ?? /^["'`]([^"'`]*)$/.exec(plain) ?? [];
  const value = (quoted ?? (inner || plain.trim())).replace(/\\(["'`$])/g, '$1');
  return mark === '"' ? value.replaceAll('\\n', '\n') : value;
}

/**
 * Compares a settings file with what Vite reads from it: Vite takes $ for the name of another
 * setting and # for a comment, and drops lines that it does not understand.
 * @param read the values that Vite reads
 * @param others the names of settings whose values come from elsewhere
 */
function mistakesIn(file: string, read: Env, others: readonly string[]): string[] {
  const name = path.basename(file);
  const bytes = readFileSync(file);
  const decoded = attempt(() =>
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
  );
  if (decoded === undefined || /^\ufeff|\0/.test(decoded))
    return [`${name} is not in UTF-8 without BOM: save it again with that encoding`];
  const mistakes: string[] = [];
  const seen = new Map<string, string>();
  let last = '';
  const text = decoded.replace(/\r\n?/g, '\n');
  const lines = [...text.matchAll(linePattern)];
  const isAgain = (name: string, index: number) =>
    lines.some((line) => line[1] === name && line.index > index);
  for (const { 1: setting, 2: mark = '', 3: quoted, 4: plain = '', 5: other, index } of lines) {
    const place = `${name} line ${text.slice(0, index).split('\n').length}: `;
    if (other) {
      const [, named = '', value = ''] = /^(\w+)\s*:\s*(.*)$/.exec(other) ?? [];
      const rest = last && written(last, `${seen.get(last)} ${other.trim()}`);
      const advice = named in table ? written(named, value) : rest;
      mistakes.push(
        `${place}“${other.trim()}” is neither a setting nor a comment. ${advice ? `Write: ${advice}` : 'Remove it'}`,
      );
    }
    if (setting === undefined) continue;
    const value = meantValue(mark, quoted, plain);
    const similar = `VITE_${setting.toUpperCase().replace('VITE_', '')}`;
    const hint = similar in table ? `. Write: ${written(similar, value)}` : '';
    const known = table[setting];
    const found = read[setting] ?? '';
    // After a number or a word of a list, # begins a comment; a name or an address may contain it.
    const isComment = known?.pattern.test(value) === false && value.startsWith(`${found} #`);
    if (!known) mistakes.push(`${place}${setting} is not a setting${hint}`);
    else if (isAgain(setting, index))
      mistakes.push(`${place}${setting} stands in a later line too: remove one of them`);
    else if (found !== value && !isComment && !others.includes(setting)) {
      const orComment = plain.includes('#') ? ', or the comment on a line of its own' : '';
      mistakes.push(
        `${place}${setting} would be “${found}”. Write: ${written(setting, value)}${orComment}`,
      );
    }
    seen.set(setting, value);
    last = setting;
  }
  return mistakes;
}

/** The settings of a mode, from the environment and, unless `envDir` is false, its `.env` files. */
export function settingsOf({ envDir, mode }: Pick<ResolvedConfig, 'envDir' | 'mode'>): Settings {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const paths = files
    .flatMap((file) => (envDir ? path.join(envDir, file) : []))
    .filter((file) => existsSync(file));
  const env = loadEnv(mode, envDir, 'VITE_');
  const namesIn = (file: string) => Object.keys(parseEnv(readFileSync(file, 'utf8')));
  // The environment overrides all files, and a file overrides those before it.
  const overriding = (index: number) => [
    ...Object.keys(process.env),
    ...paths.slice(index + 1).flatMap(namesIn),
  ];
  refuse(paths.flatMap((file, index) => mistakesIn(file, env, overriding(index))));
  return readSettings(env);
}

/** Names the settings that must be real but have their sample value; empty if there are none. */
export function settingsNote(env: Env): string {
  const isSample = (name: string) => ['', samples[name]].includes(env[name]?.trim() ?? '');
  // They describe the same place as the address, so they must change with it.
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
 * Provides the settings to the site's modules as exports of `virtual:settings`, and refuses a build
 * of mode `release` while a setting that must be real has its sample value.
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
