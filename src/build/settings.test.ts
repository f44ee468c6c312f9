import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, SettingsError, samples, settingsNote, settingsOf } from './settings.ts';

test('the samples can be used, and an empty or absent setting has its sample', () => {
  expect(readSettings(samples)).toEqual(readSettings({}));
  expect(readSettings({ VITE_COMPANY_PHONE: ' ' }).company.phone).toBe(samples.VITE_COMPANY_PHONE);
});

test('an empty social network is left out', () => {
  expect(readSettings({}).company.social.facebook).toBe(samples.VITE_COMPANY_FACEBOOK);
  expect(readSettings({ VITE_COMPANY_FACEBOOK: '' }).company.social.facebook).toBe('');
});

test.each([
  ['VITE_COMPANY_BRAND', 'A & B'],
  ['VITE_SITE_URL', 'http://localhost:4173'],
  ['VITE_COMPANY_MAP_LINK', 'https://maps.example/?a=1#map=15/9.05'],
  ['VITE_COMPANY_PHONE', '+234-803 123.4567'],
  ['VITE_SPLASH_MS', '0'],
])('%s can be "%s"', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow();
});

test.each([
  ['VITE_COMPANY_BRAND', 'A <b>brand</b>', 'shown as text'],
  ['VITE_COMPANY_ADDRESS', '$t(common:menu.title)', 'shown as text'],
  ['VITE_SITE_URL', 'www.lender.example', 'begins with https://'],
  ['VITE_SITE_URL', 'https://lender.example/site', 'ends after the host'],
  ['VITE_SITE_URL', 'http://127.0.0.1.lender.example', 'begins with https://'],
  ['VITE_FORM_ENDPOINT', 'https://formspree.io/f/mabcdefg', 'ends after the host'],
  ['VITE_FORM_KEY', 'f/mabcdefg', 'only letters'],
  ['VITE_COMPANY_PHONE', '0803 123 4567', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+44 (0)20 7946 0000', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 803 123 4567, 0803 765 4321', 'not an international number'],
  ['VITE_COMPANY_EMAIL', 'mailto:info@lender.example', 'not an email address'],
  ['VITE_COMPANY_FACEBOOK', 'facebook.com/lender', 'begins with https://'],
  ['VITE_SPLASH_MS', '1.5', 'whole number of milliseconds'],
  ['VITE_OFFLINE_PAGES', 'no', 'neither "on" nor "off"'],
])('%s cannot be "%s"', (name, value, wrong) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name} is "${value}": `);
  expect(read).toThrow(wrong);
  expect(read).toThrow(`Example: ${name}=`);
});

/** Reads a file of settings, which tests otherwise ignore. */
function readFile(content: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, '.env'), content);
  return settingsOf({ envDir: root, mode: 'production' });
}

test.each([
  ['VITE_COMPANY_MAIL=info@lender.example', 'VITE_COMPANY_MAIL is not a setting'],
  ['COMPANY_EMAIL=info@lender.example', 'COMPANY_EMAIL is not a setting'],
])('a file with %s is refused', (line, mistake) => {
  expect(() => readFile(`# A comment\n${line}\n`)).toThrow(mistake);
});

test('a file can have comments, and "#" in quotes', () => {
  const { company, splashTime } = readFile(
    'VITE_COMPANY_ADDRESS="Plot 5 # 3, Abuja" # a comment\nVITE_SPLASH_MS=0\n# VITE_SPLASH_MS=1 # 2',
  );
  expect(company.address).toBe('Plot 5 # 3, Abuja');
  expect(splashTime).toBe(0);
});

test('the end of a build names what `.env.example` marks with a star, and a map left behind', () => {
  const paragraphs = readFileSync('.env.example', 'utf8').split(/\n\n|\n(?=# \*)/);
  const starred = paragraphs
    .filter((paragraph) => /^# \*/.test(paragraph))
    .flatMap((paragraph) => paragraph.match(/^VITE_\w+/gm) ?? []);
  const named = (env: Parameters<typeof settingsNote>[0]) =>
    settingsNote(env)
      .match(/VITE_\w+/g)
      ?.sort() ?? [];
  expect(named({})).toEqual(starred.sort());
  expect(named({ VITE_COMPANY_ADDRESS: 'Suleja' })).toContain('VITE_COMPANY_MAP_FRAME');
});
