import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SettingsError } from './SettingsError.ts';
import { settingRules } from './settingRules.ts';
import { mistakesInFile, readSettings, samples, settingsOf } from './settings.ts';

test('every setting has a sample and a rule, which the sample keeps', () => {
  expect(Object.keys(settingRules).sort()).toEqual(Object.keys(samples).sort());
  expect(() => readSettings(samples)).not.toThrow();
});

test('a setting that is empty or absent takes its sample', () => {
  const settings = readSettings({ VITE_COMPANY_PHONE: ' ' });
  expect(settings.company.phone).toBe(samples.VITE_COMPANY_PHONE);
  expect(settings.siteUrl).toBe(samples.VITE_SITE_URL);
  expect(settings).toMatchObject({ splashTime: 4000, hasOfflinePages: true });
});

test('white space and a slash at the end do no harm', () => {
  const { formService, siteUrl } = readSettings({
    VITE_SITE_URL: ' https://a.example/ ',
    VITE_FORM_ENDPOINT: 'https://forms.example/',
  });
  expect(siteUrl).toBe('https://a.example');
  expect(formService.endpoint).toBe('https://forms.example');
});

test.each([
  ['VITE_COMPANY_BRAND', 'A & B'],
  ['VITE_SITE_URL', 'http://localhost:4173'],
  ['VITE_FORM_ENDPOINT', 'http://127.0.0.1:8080'],
  ['VITE_FORM_ENDPOINT', 'http://[::1]:8080'],
  ['VITE_COMPANY_PHONE', '+234-803 123.4567'],
  ['VITE_COMPANY_PHONE', '+44 (20) 7946 0000'],
  ['VITE_SPLASH_MS', '0'],
])('%s can be "%s"', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow();
});

test.each([
  ['VITE_COMPANY_BRAND', 'A <b>brand</b>', '"<"'],
  ['VITE_COMPANY_BRAND', '{{phone}}', '"{{"'],
  ['VITE_COMPANY_ADDRESS', '$t(common:menu.title)', '"$t("'],
  ['VITE_SITE_URL', 'www.lender.example', 'does not begin with https://'],
  ['VITE_SITE_URL', 'https://', 'not a URL'],
  ['VITE_SITE_URL', 'https://lender.example/site', 'without "/site"'],
  ['VITE_SITE_URL', 'http://lender.example', 'only an address of this machine'],
  ['VITE_SITE_URL', 'http://127.0.0.1.lender.example', 'only an address of this machine'],
  ['VITE_FORM_ENDPOINT', 'https://formspree.io/f/', 'without "/f/"'],
  ['VITE_FORM_ENDPOINT', 'https://formspree.io/f/mabcdefg', 'without "/f/mabcdefg"'],
  ['VITE_FORM_KEY', 'f/mabcdefg', 'only letters'],
  ['VITE_COMPANY_PHONE', '0803 123 4567', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 0803 123 4567', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+44 (0)20 7946 0000', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 803', 'not an international number'],
  ['VITE_COMPANY_PHONE', '+234 803 123 4567, 0803 765 4321', 'not an international number'],
  ['VITE_COMPANY_EMAIL', 'mailto:info@lender.example', 'not an email address'],
  ['VITE_COMPANY_EMAIL', 'info@lender', 'not an email address'],
  ['VITE_COMPANY_MAP_FRAME', 'http://maps.example/', 'only an address of this machine'],
  ['VITE_COMPANY_FACEBOOK', 'facebook.com/lender', 'does not begin with https://'],
  ['VITE_SPLASH_MS', 'soon', 'whole number of milliseconds'],
  ['VITE_SPLASH_MS', '-1', 'whole number of milliseconds'],
  ['VITE_SPLASH_MS', '1.5', 'whole number of milliseconds'],
  ['VITE_OFFLINE_PAGES', 'no', 'neither "on" nor "off"'],
])('%s cannot be "%s"', (name, value, wrong) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`${name} is "${value}": `);
  expect(read).toThrow(wrong);
  expect(read).toThrow(`Example: ${name}=`);
});

test('all mistakes are told at once, and the example can be copied into a file', () => {
  const read = () => readSettings({ VITE_SPLASH_MS: 'soon', VITE_COMPANY_MAP_LINK: 'maps' });
  expect(read).toThrow('VITE_SPLASH_MS');
  expect(read).toThrow(`VITE_COMPANY_MAP_LINK="${samples.VITE_COMPANY_MAP_LINK}"`);
});

test.each([
  ['VITE_COMPANY_ADDRESS=Plot 5 # 3, Abuja', 'VITE_COMPANY_ADDRESS ends before the "#"'],
  ['export VITE_COMPANY_MAP_LINK=https://maps.example/#a', 'VITE_COMPANY_MAP_LINK ends before'],
  ['VITE_COMPANY_MAIL=info@lender.example', 'VITE_COMPANY_MAIL is not a setting'],
])('a file with %s is refused', (line, mistake) => {
  expect(mistakesInFile(`# A comment\n${line}\n`)).toEqual([expect.stringContaining(mistake)]);
});

test.each([
  'VITE_COMPANY_ADDRESS="Plot 5 # 3, Abuja" # a comment',
  "VITE_COMPANY_ADDRESS='Plot 5 # 3, Abuja'",
  'VITE_SPLASH_MS=0\n# VITE_SPLASH_MS=4000 # as before',
  'OTHER=a#b',
])('a file with %s is right', (line) => {
  expect(mistakesInFile(line)).toEqual([]);
});

test('a file of settings is read, except in tests', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  writeFileSync(path.join(root, '.env'), 'VITE_COMPANY_MAIL=info@lender.example\n');
  expect(settingsOf({ root }, 'production')).toEqual(readSettings({}));
  vi.stubEnv('VITEST', '');
  expect(() => settingsOf({ root }, 'production')).toThrow('VITE_COMPANY_MAIL is not a setting');
  for (const name of Object.keys(settingRules)) vi.stubEnv(name, '');
  expect(settingsOf({ root }, 'production')).toEqual(readSettings({}));
});
