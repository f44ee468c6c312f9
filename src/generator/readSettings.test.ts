import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { socialNetworks } from '../facts/settings.ts';
import {
  emptySettings,
  readSettings,
  SettingsError,
  sampleSettings,
  samples,
  settingsOf,
} from './readSettings.ts';

test('the samples can be used, and an empty or absent setting has its sample', () => {
  expect(readSettings(samples)).toEqual(readSettings({}));
  // Specification, section 9.
  expect(readSettings({}).splashTime).toBe(4000);
  expect(readSettings({ VITE_SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example');
  expect(readSettings({ VITE_COMPANY_PHONE: ' ' }).company.phone).toBe(samples.VITE_COMPANY_PHONE);
});

test('an empty setting of something that a company need not have means that there is none', () => {
  const networks = socialNetworks.map((name) => `VITE_COMPANY_${name.toUpperCase()}`);
  const empty = Object.fromEntries(networks.map((name) => [name, '']));
  const { company } = readSettings({ VITE_COMPANY_WHATSAPP: ' ', ...empty });
  const given = [company.whatsapp, ...Object.values(company.social)];
  expect(given.filter((value) => value !== '')).toEqual([]);
  expect(sampleSettings({ VITE_COMPANY_WHATSAPP: '' })).not.toContain('WHATSAPP');
});

test('further offices are listed with semicolons', () => {
  const address = '1 Real Street, Suleja';
  const officesWith = (others: string) =>
    readSettings({ VITE_COMPANY_ADDRESS: address, VITE_COMPANY_OTHER_ADDRESSES: others }).company
      .offices;
  expect(officesWith('2 Marina, Lagos; 3 Sultan Road,\nKano;')).toEqual([
    address,
    '2 Marina, Lagos',
    '3 Sultan Road,\nKano',
  ]);
  expect(officesWith('')).toEqual([address]);
});

test.each([
  ['VITE_COMPANY_BRAND', 'A & B'],
  ['VITE_SITE_URL', 'http://localhost:4173'],
  ['VITE_COMPANY_MAP_LINK', 'https://maps.example/?a=1#map=15/9.05'],
  ['VITE_COMPANY_PHONE', '+234-803 123.4567'],
  ['VITE_COMPANY_BRAND', 'Ìfẹ́ “A” ❤️'],
  ['VITE_COMPANY_EMAIL', "o'neil.loans+ng@my-lender.example"],
  ['VITE_SPLASH_MS', '60000'],
  ['VITE_COMPANY_REGISTRATION', 'A & B Limited, RC1234567'],
  ['VITE_COMPANY_CAR_YEARLY_RATE', '36.5%'],
  ['VITE_COMPANY_CAR_YEARLY_RATE', '120% - 196%'],
  ['VITE_COMPANY_TERMS_UPDATED', '2024-02-29'],
])('%s can be "%s"', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow();
});

/** What an error says. */
function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String(error);
  }
}

test.each([
  ['VITE_COMPANY_BRAND', 'A <b>brand</b>', 'shown as text'],
  ['VITE_COMPANY_ADDRESS', '$t(common:menu.title)', 'shown as text'],
  ['VITE_COMPANY_CITY', 'A {{brand}}', 'shown as text'],
  ['VITE_SITE_URL', 'www.lender.example', 'begins with https://'],
  ['VITE_SITE_URL', 'https://lender.example/site', 'ends after the host'],
  ['VITE_SITE_URL', 'http://127.0.0.1.lender.example', 'begins with https://'],
  ['VITE_FORM_ENDPOINT', 'https://formspree.io/f/mabcdefg', 'ends after the host'],
  ['VITE_FORM_KEY', 'f/mabcdefg', 'only letters'],
  ['VITE_COMPANY_PHONE', '234 803 123 4567', 'not an international number'],
  ['VITE_COMPANY_PHONE', '0803 123 4567', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 0803 123 4567', 'without its first 0'],
  ['VITE_COMPANY_PHONE', '+44 (0)20 7946 0000', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 803 123 4567, 0803 765 4321', 'not an international number'],
  ['VITE_COMPANY_EMAIL', 'mailto:info@lender.example', 'not one email address'],
  ['VITE_COMPANY_PHONE', '+234 803 123 4567 ext. 5', 'an extension'],
  ['VITE_COMPANY_EMAIL', 'info@lender.example?subject=x', 'not one email address'],
  ['VITE_COMPANY_EMAIL', '50%off&more@lender.example', 'not one email address'],
  ['VITE_COMPANY_FACEBOOK', 'facebook.com/lender', 'begins with https://'],
  ['VITE_COMPANY_TWITTER', 'https://lender.example:port', 'begins with https://'],
  ['VITE_SPLASH_MS', '60001', 'up to 60000'],
  ['VITE_SPLASH_MS', '1.5', 'whole number of milliseconds'],
  ['VITE_OFFLINE_PAGES', 'no', 'neither "on" nor "off"'],
  ['VITE_COMPANY_REGISTRATION', 'A Limited', 'a registered name, a comma'],
  ['VITE_COMPANY_CAR_YEARLY_RATE', 'ask us', 'neither one rate in per cent'],
  ['VITE_COMPANY_POLICY_UPDATED', '2 October 2024', 'year, month and day'],
  ['VITE_COMPANY_STATISTICS_DATE', '2024-13-01', 'year, month and day'],
  ['VITE_COMPANY_TERMS_UPDATED', '2026-02-29', 'a day that exists'],
])('%s cannot be "%s"', (name, value, wrong) => {
  const read = (text: string) => () => readSettings({ [name]: text });
  expect(read(value)).toThrow(SettingsError);
  expect(read(value)).toThrow(`${name} is "${value}": `);
  expect(read(value)).toThrow(wrong);
  const [, example = ''] = /Example: VITE_\w+="(.+)"/.exec(messageOf(read(value))) ?? [];
  expect(example).not.toBe('');
  expect(read(example)).not.toThrow();
});

/** Reads a file of settings, which tests otherwise ignore. */
function readFile(content: string | Uint8Array, local = '') {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, '.env'), content);
  writeFileSync(path.join(root, '.env.local'), local);
  return settingsOf({ envDir: root, mode: 'production' });
}

test.each([
  ['brand', '# A comment\n  export VITE_COMPANY_BRAND = "A\\$AP"  \r\n', 'A$AP'],
  ['brand', 'VITE_COMPANY_BRAND=A$AP Finance', 'A$AP Finance'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an owner writes
  ['brand', 'VITE_COMPANY_BRAND=${HOME} Loans', '${HOME} Loans'],
  ['brand', 'VITE_COMPANY_BRAND="Ade\'s \\"Best\\" Loans"', 'Ade\'s "Best" Loans'],
  ['brand', 'VITE_COMPANY_BRAND="Ade" Loans', '"Ade" Loans'],
  ['brand', 'VITE_COMPANY_BRAND="Gada', 'Gada'],
  ['address', 'VITE_COMPANY_ADDRESS="Plot 5 # 3, Abuja" # a comment', 'Plot 5 # 3, Abuja'],
  ['address', 'VITE_COMPANY_ADDRESS="12 Adeola Street\r\nLagos"\r\n', '12 Adeola Street\nLagos'],
] as const)('a file can state the %s as %j', (fact, content, value) => {
  expect(readFile(content).company[fact]).toBe(value);
});

test('a setting of `.env.local` overrides that of `.env`, and is read as carefully', () => {
  const read = (local: string) => readFile('VITE_FORM_KEY=a', local).formService.key;
  expect(read('VITE_FORM_KEY=b')).toBe('b');
  expect(() => read('FORM_KEY=b')).toThrow('.env.local line 1: FORM_KEY is not a setting');
});

test('a file can have comments, also after a number', () => {
  expect(readFile('VITE_SPLASH_MS=0 # none\n# VITE_SPLASH_MS=1 # 2').splashTime).toBe(0);
});

test.each([
  ['VITE_COMPANY_BRAND=“Gada”', 'Gada'],
  ['VITE_COMPANY_BRAND: Gada', 'Gada'],
  ['COMPANY_BRAND=Gada', 'Gada'],
  ['VITE_COMPANY_BRAND=Suite #4', 'Suite #4'],
  ['VITE_COMPANY_BRAND=12 Adeola Street,\nLagos', '12 Adeola Street, Lagos'],
])('%j is refused, and the line that the message proposes is accepted', (content, brand) => {
  const message = messageOf(() => readFile(content));
  const [, advice = ''] =
    /[Ww]rite:? (VITE_.*?)(?:, or the comment on a line of its own)?$/.exec(message) ?? [];
  expect(readFile(advice).company.brand).toBe(brand);
});

test.each<[string, string | Uint8Array, string]>([
  ['an unknown setting', '# A\nVITE_COMPANY_MAIL=a@b.ng', 'VITE_COMPANY_MAIL is not a setting'],
  ['a setting twice', 'VITE_FORM_KEY=a\n\nVITE_FORM_KEY=b', '.env line 3: VITE_FORM_KEY stands in'],
  ['a sentence', '# My settings\nof today', '.env line 2: “of today” is neither'],
  ['UTF-16', Buffer.from('\ufeffVITE_FORM_KEY=x', 'utf16le'), 'UTF-8 without BOM'],
  ['a byte order mark', '\ufeffVITE_FORM_KEY=x', 'UTF-8 without BOM'],
  ['ISO 8859-1', Buffer.from('VITE_COMPANY_BRAND=Café', 'latin1'), 'UTF-8 without BOM'],
  ['a lost letter', 'VITE_COMPANY_BRAND=Caf\ufffd', 'invisible character, “\ufffd” (U+FFFD)'],
  ['letters that are not in “ANSI”', 'VITE_COMPANY_BRAND=?y?yá Loans', 'character, “?y”'],
  [
    'an invisible character',
    'VITE_COMPANY_BRAND=a\u200bb',
    'invisible character, “\u200b” (U+200B)',
  ],
])('a file with %s is refused', (_, content, mistake) => {
  expect(() => readFile(content)).toThrow(mistake);
});

test('a build names what `.env.example` marks with a star, and the map of another address', () => {
  const paragraphs = readFileSync('.env.example', 'utf8').split(/\n\n|\n(?=# \*)/);
  const starred = paragraphs
    .filter((paragraph) => /^# \*/.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/^VITE_\w+/gm) ?? []);
  const named = (env: Parameters<typeof sampleSettings>[0]) =>
    sampleSettings(env)
      .match(/VITE_\w+/g)
      ?.sort() ?? [];
  expect(named({})).toEqual(starred.sort());
  expect(named({ VITE_COMPANY_ADDRESS: 'Suleja' })).toEqual(
    expect.arrayContaining(['CITY', 'MAP_FRAME', 'MAP_LINK'].map((fact) => `VITE_COMPANY_${fact}`)),
  );
});

test('a release lists what `.env.example` leaves empty, until the owner says it', () => {
  // One has to be real, and a company may have no other office.
  const others = ['VITE_FORM_ENDPOINT', 'VITE_COMPANY_OTHER_ADDRESSES'];
  const empty = Object.keys(samples).filter((name) => !samples[name] && !others.includes(name));
  const named = (env: Parameters<typeof emptySettings>[0]) =>
    emptySettings(env).match(/VITE_\w+/g) ?? [];
  expect(named({ VITE_COMPANY_LICENCE: ' ' }).sort()).toEqual(empty.sort());
  expect(named({ VITE_COMPANY_LICENCE: 'No. 1' })).not.toContain('VITE_COMPANY_LICENCE');
  expect(emptySettings(Object.fromEntries(empty.map((name) => [name, 'x'])))).toBe('');
});
