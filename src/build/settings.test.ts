import { expect, test } from 'vitest';
import { readSettings, samples } from './settings.ts';

test('a setting that is empty or absent takes its sample', () => {
  const { company, siteUrl } = readSettings({ VITE_COMPANY_PHONE: ' ' });
  expect(company.phone).toBe(samples.VITE_COMPANY_PHONE);
  expect(siteUrl).toBe(samples.VITE_SITE_URL);
});

test('white space and a slash at the end do no harm', () => {
  const { formService, siteUrl } = readSettings({
    VITE_SITE_URL: ' https://a.example/ ',
    VITE_FORM_ENDPOINT: 'https://forms.example/',
  });
  expect(siteUrl).toBe('https://a.example');
  expect(formService.endpoint).toBe('https://forms.example');
});

test.each(['A <b>brand</b>', '{{phone}}', '$t(common:menu.title)'])(
  'a fact that would be read as more than text is refused: %s',
  (brand) => {
    expect(() => readSettings({ VITE_COMPANY_BRAND: brand })).toThrow(/^VITE_COMPANY_BRAND is /);
  },
);

test('an ampersand is text', () => {
  expect(readSettings({ VITE_COMPANY_BRAND: 'A & B' }).company.brand).toBe('A & B');
});
