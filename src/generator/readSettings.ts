import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect, parseEnv } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';
import { loanTypes } from '../facts/products.ts';
import { companyFacts, type Settings, socialNetworks } from '../facts/settings.ts';
import { hiddenIn, misread, shownSign } from '../locales/files/characters.ts';
import { isDate } from '../locales/files/checkFile.ts';
import { attempt } from '../locales/files/Locales.ts';

type Env = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly pattern: Pick<RegExp, 'test'>;
  /** What is wrong with a value that the pattern refuses. */
  readonly wrong: string;
  /** Whether its sample value would mislead visitors or lose their messages. */
  readonly mustBeReal?: true;
  /** A value to imitate, if its sample is empty. */
  readonly example?: string;
  /** Whether an empty value means that there is no such thing; otherwise it means the sample. */
  readonly mayBeEmpty?: true;
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

// The chat link consists of the digits, which must include the country code and no trunk prefix.
const phone: Setting = {
  pattern: /^\+(?!234\D*0)(?!.*\(0\))[1-9](?:[\s().-]*\d){6,14}$/,
  wrong:
    'it is not an international number: write one number, as +, the country code, and the rest without its first 0, without "(0)", an extension or a second number',
  mustBeReal: true,
};

// The facts are inserted into texts, where i18next interprets markup, placeholders and nesting.
const text: Setting = {
  pattern: /^(?!.*(?:<|\{\{|\$t\()).*$/s,
  wrong: 'it is shown as text and cannot contain "<", "{{" or "$t("',
};

const date: Setting = {
  pattern: { test: isDate },
  wrong: 'it is not a day that exists, written as year, month and day',
  example: '2024-10-02',
};

const yearlyRate: Setting = {
  pattern: /^\d+(?:\.\d+)?%(?: ?[-–] ?\d+(?:\.\d+)?%)?$/,
  wrong: 'it is neither one rate in per cent nor a range of two',
  example: '120%–196%',
};

/** The name of the setting of a company fact: `VITE_COMPANY_POLICY_UPDATED` of `policyUpdated`. */
function companySetting(fact: string): string {
  return `VITE_COMPANY_${fact.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/** The name of the setting of a product's yearly rate. */
const rateSetting = (loanType: string) => companySetting(`${loanType}YearlyRate`);

/** Every setting; `.env.example` explains them and has their sample values. */
const table: Readonly<Record<string, Setting>> = {
  VITE_SITE_URL: { ...origin, mustBeReal: true },
  VITE_FORM_ENDPOINT: { ...origin, mustBeReal: true, example: 'https://formspree.io' },
  VITE_FORM_KEY: {
    pattern: /^[\w-]+$/,
    wrong: 'a key has only letters, digits, "-" and "_": the part after the last "/" of an address',
    mustBeReal: true,
  },
  VITE_COMPANY_BRAND: { ...text, mustBeReal: true },
  VITE_COMPANY_PHONE: phone,
  VITE_COMPANY_WHATSAPP: { ...phone, mayBeEmpty: true },
  VITE_COMPANY_EMAIL: {
    // Other characters would change the meaning of a `mailto:` link.
    pattern: /^[\p{L}\p{Nd}._+'-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+$/u,
    wrong: 'it is not one email address of letters, digits, ".", "_", "+", "-", and one "@"',
    mustBeReal: true,
  },
  VITE_COMPANY_ADDRESS: { ...text, mustBeReal: true },
  VITE_COMPANY_OTHER_ADDRESSES: { ...text, mayBeEmpty: true },
  VITE_COMPANY_CITY: text,
  VITE_COMPANY_REGISTRATION: {
    pattern: /^[^<{$]*\p{L}[^<{$]*, (?:RC|BN) ?\d+$/u,
    wrong: 'it is not a registered name, a comma, and the number with RC or BN before it',
    example: 'Gada Funding Limited, RC 1234567',
  },
  VITE_COMPANY_LICENCE: { ...text, example: 'No. 123, the authority that issued it' },
  VITE_COMPANY_LICENCE_REGISTER: { ...url, example: 'https://www.regulator.example/register' },
  ...Object.fromEntries(loanTypes.map((loanType) => [rateSetting(loanType), yearlyRate])),
  VITE_COMPANY_POLICY_UPDATED: { ...date, mustBeReal: true },
  VITE_COMPANY_TERMS_UPDATED: date,
  VITE_COMPANY_STATISTICS_DATE: date,
  VITE_COMPANY_MAP_FRAME: url,
  VITE_COMPANY_MAP_LINK: url,
  VITE_COMPANY_FACEBOOK: { ...url, mayBeEmpty: true },
  VITE_COMPANY_TWITTER: { ...url, mayBeEmpty: true },
  VITE_COMPANY_LINKEDIN: { ...url, mayBeEmpty: true },
  VITE_COMPANY_INSTAGRAM: { ...url, mayBeEmpty: true },
  VITE_SPLASH_MS: {
    pattern: /^(?:[1-5]?\d{1,4}|60000)$/,
    wrong: 'it is not a whole number of milliseconds up to 60000, which are a minute',
  },
  VITE_OFFLINE_PAGES: { pattern: /^(?:on|off)$/, wrong: 'it is neither "on" nor "off"' },
};

/** The sample value of each setting. */
export const samples: Env = parseEnv(readFileSync(path.resolve('.env.example'), 'utf8'));

/** A mistake in the settings, or in the files of `locales`. Vite shows it without a stack trace, which would distract from it. */
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
 * The settings of a deployment. An absent setting has its sample value, and so has an empty one
 * that the company cannot do without.
 * @throws a `SettingsError` that names everything that cannot be used
 */
export function readSettings(env: Env): Settings {
  const setting = (name: string) => {
    const value = env[name]?.trim();
    return (table[name]?.mayBeEmpty ? value : value || undefined) ?? samples[name] ?? '';
  };
  refuse(
    Object.entries(table).flatMap(([name, { pattern, wrong }]) => {
      const value = env[name]?.trim();
      const isAddress = /^https?:/i.test(value ?? '');
      // An address may have two lines.
      const text = value?.replaceAll('\n', /_ADDRESS/.test(name) ? ' ' : '\n') ?? '';
      const [odd] = [misread(text) ?? hiddenIn(text).find((one) => !/[\u200c\u200d]/.test(one))];
      if (odd !== undefined)
        return [
          `${name} holds a broken or invisible character, ${shownSign(odd)}: type it again, in a plain text editor, and save as UTF-8`,
        ];
      if (/^[“”„«‘’].*[“”»’]$/.test(text))
        return [`${name} is ${text}: write ${written(name, text.slice(1, -1))}`];
      if (!value || (pattern.test(value) && (!isAddress || URL.canParse(value)))) return [];
      const example = samples[name] || table[name]?.example;
      return [`${name} is "${value}": ${wrong}. Example: ${name}="${example}"`];
    }),
  );
  const originIn = (name: string) => setting(name) && new URL(setting(name)).origin;
  const facts = companyFacts.map((fact) => [fact, setting(companySetting(fact))]);
  const rates = loanTypes.map((loanType) => [loanType, setting(rateSetting(loanType))]);
  const social = socialNetworks.map((name) => [name, setting(companySetting(name))]);
  const others = setting('VITE_COMPANY_OTHER_ADDRESSES').split(';');
  return {
    company: {
      // The names are those of `companyFacts`.
      ...(Object.fromEntries(facts) as Settings['company']),
      whatsapp: setting('VITE_COMPANY_WHATSAPP'),
      offices: [setting('VITE_COMPANY_ADDRESS'), ...others.map((one) => one.trim())].filter(
        Boolean,
      ),
      licenceRegister: setting('VITE_COMPANY_LICENCE_REGISTER'),
      // The names are the loan types.
      yearlyRates: Object.fromEntries(rates) as Settings['company']['yearlyRates'],
      map: { frame: setting('VITE_COMPANY_MAP_FRAME'), link: setting('VITE_COMPANY_MAP_LINK') },
      social: Object.fromEntries(social) as Settings['company']['social'],
    },
    formService: { endpoint: originIn('VITE_FORM_ENDPOINT'), key: setting('VITE_FORM_KEY') },
    siteUrl: originIn('VITE_SITE_URL'),
    splashTime: Number(setting('VITE_SPLASH_MS')),
    hasOfflinePages: setting('VITE_OFFLINE_PAGES') === 'on',
  };
}

/** A setting as it must stand in a file. */
function written(name: string, value: string): string {
  const mark = ['"', "'", '`'].find((one) => !value.includes(one)) ?? '';
  return `${name}=${mark}${value}${mark}`;
}

/**
 * A line of a settings file: blank, a comment, a setting (whose value may have several lines if it
 * is in quotation marks), or anything else.
 */
const linePattern =
  /^[^\S\n]*(?:#.*|(?:export[^\S\n]+)?(\w+)[^\S\n]*=[^\S\n]*(?:(["'`])((?:(?!\2)[\s\S])*)\2[^\S\n]*(?:#.*)?|(.*))|(.*))$/gm;

/** The value of what follows `=`: without quotation marks and the \ of escaped characters. */
function meantValue(mark: string, quoted: string | undefined, plain: string): string {
  const [, inner = ''] = /^["'`](.*)["'`]$/.exec(plain) ?? /^["'`]([^"'`]*)$/.exec(plain) ?? [];
  const value = (quoted ?? (inner || plain.trim())).replace(/\\(["'`$])/g, '$1');
  return mark === '"' ? value.replaceAll('\\n', '\n') : value;
}

/**
 * Reads a settings file. Vite's own reader would take a $ for the name of another setting, cut an
 * address at a #, and drop lines that it does not understand.
 */
function readFile(file: string) {
  const name = path.basename(file);
  const bytes = readFileSync(file);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const text = attempt(() => decoder.decode(bytes))?.replace(/\r\n?/g, '\n');
  if (text === undefined || /^\ufeff|\0/.test(text))
    return { mistakes: [`${name} is not in UTF-8 without BOM: save it again with that encoding`] };
  const mistakes: string[] = [];
  const values: Record<string, string> = {};
  let last = '';
  for (const line of text.matchAll(linePattern)) {
    const { 1: setting, 2: mark = '', 3: quoted, 4: plain = '', 5: other, index } = line;
    const place = `${name} line ${text.slice(0, index).split('\n').length}: `;
    if (other) {
      const [, named = '', value = ''] = /^(\w+)\s*:\s*(.*)$/.exec(other) ?? [];
      const rest = last && written(last, `${values[last]} ${other.trim()}`);
      const advice = named in table ? written(named, value) : rest;
      mistakes.push(
        `${place}“${other.trim()}” is neither a setting nor a comment. ${advice ? `Write: ${advice}` : 'Remove it'}`,
      );
    }
    if (setting === undefined) continue;
    const value = meantValue(mark, quoted, plain);
    const similar = `VITE_${setting.toUpperCase().replace('VITE_', '')}`;
    const hint = similar in table ? `. Write: ${written(similar, value)}` : '';
    const [before = ''] = plain.split(/\s#/);
    if (!table[setting]) mistakes.push(`${place}${setting} is not a setting${hint}`);
    else if (setting in values)
      mistakes.push(`${place}${setting} stands in an earlier line too: remove one of them`);
    // After a number or a word of a list, # begins a comment; a name or an address may contain it.
    else if (before !== plain && table[setting].pattern.test(value))
      mistakes.push(
        `${place}it is unclear if # begins a comment. Write: ${written(setting, value)}, or the comment on a line of its own`,
      );
    values[setting] = before === plain ? value : before.trim();
    last = setting;
  }
  return { values, mistakes };
}

/** The settings of a mode as text, from the environment and, unless `envDir` is false, its files. */
export function envOf({ envDir, mode }: Pick<ResolvedConfig, 'envDir' | 'mode'>): Env {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .flatMap((file) => (envDir ? path.join(envDir, file) : []))
    .filter((file) => existsSync(file))
    .map(readFile);
  refuse(files.flatMap(({ mistakes }) => mistakes));
  // A file overrides those before it, and the environment all files.
  return Object.assign({}, ...files.map(({ values }) => values), process.env);
}

/** The settings of a mode. */
export function settingsOf(config: Pick<ResolvedConfig, 'envDir' | 'mode'>): Settings {
  return readSettings(envOf(config));
}

/** Names the settings that must be real but have their sample value; empty if there are none. */
export function sampleSettings(env: Env): string {
  const isSample = (name: string) => {
    const value = env[name]?.trim();
    return value === samples[name] || (!value && !(value === '' && table[name]?.mayBeEmpty));
  };
  // They describe the same place as the address, so they must change with it.
  const place = ['VITE_COMPANY_CITY', 'VITE_COMPANY_MAP_FRAME', 'VITE_COMPANY_MAP_LINK'];
  const mustBeReal = Object.keys(table).filter((name) => table[name]?.mustBeReal);
  const needed = [...mustBeReal, ...(isSample('VITE_COMPANY_ADDRESS') ? [] : place)];
  const left = needed.filter(isSample);
  return left.length === 0
    ? ''
    : `These settings still have sample values (see .env.example):\n  ${left.join('\n  ')}`;
}

/** Names the settings without which the site leaves something unsaid; empty if there are none. */
export function emptySettings(env: Env): string {
  const isUnsaid = (name: string) =>
    !samples[name] && !table[name]?.mustBeReal && !table[name]?.mayBeEmpty && !env[name]?.trim();
  const left = Object.keys(table).filter(isUnsaid);
  return left.length === 0
    ? ''
    : `Not said on the site, because these settings are empty (see .env.example):\n  ${left.join('\n  ')}`;
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
      const note = sampleSettings(envOf(config));
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
