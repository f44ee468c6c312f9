import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { row, run } from '../../tests/support/runTool.ts';
import { copyOf } from '../../tests/support/sampleLocales.ts';
import { clean } from '../../tests/support/spoil.ts';

describe('new', () => {
  test('makes a folder that has no errors, empty words and the plural forms of the language', () => {
    const sample = copyOf(clean);
    const { code, printed } = run(sample, 'new', 'fr');
    expect(code).toBe(0);
    expect(printed).toContain('The language is called “Français”');
    expect(printed).toContain('change "name" there');
    expect(sample.read('fr/meta.json')).toEqual({
      name: 'Français',
      dir: 'ltr',
      status: 'draft',
      formatLocale: 'fr',
      nameInSentence: 'français',
    });
    const units = sample.read('fr/common.json').units;
    expect(units).toMatchObject({ month_one: '', month_many: '', month_other: '', times_2: '' });
    expect(readdirSync(sample.at('fr')).some((name) => name.startsWith('policy-'))).toBe(false);
    expect(Object.keys(sample.read('fr/faq.json'))).toEqual(
      Object.keys(sample.read('en/faq.json')),
    );
    const check = run(sample, 'check', 'fr');
    expect([check.code, row(check.printed, 'total')[0]]).toEqual([0, '0']);
  });

  test.each([
    ['ar', [], { dir: 'rtl', formatLocale: 'ar' }],
    ['yo', ['Yorùbá'], { dir: 'ltr', formatLocale: 'en-NG', name: 'Yorùbá' }],
    ['pt-BR', ['Português', 'do', 'Brasil'], { name: 'Português do Brasil' }],
    ['tiv', [], { dir: 'ltr', formatLocale: 'en-NG' }],
    ['ff-Adlm', [], { dir: 'rtl', formatLocale: 'en-NG' }],
  ])('%s', (tag, name, meta) => {
    const sample = copyOf(clean);
    expect(run(sample, 'new', tag, ...name).code).toBe(0);
    expect(sample.read(`${tag}/meta.json`)).toMatchObject(meta);
    expect(run(sample)).toMatchObject({ code: 0 });
  });

  test.each([
    ['ha', 'is there already'],
    ['en', 'is there already'],
    ['fr_FR', 'Use “fr-FR”'],
    ['FR', 'Use “fr”'],
    ['french', 'Use “fr”'],
    ['../fr', 'such as “fr”'],
  ])('%s is refused', (tag, text) => {
    const sample = copyOf(clean);
    const before = readdirSync(sample.folder, { recursive: true });
    expect(run(sample, 'new', tag)).toEqual({ code: 1, printed: expect.stringContaining(text) });
    expect(readdirSync(sample.folder, { recursive: true })).toEqual(before);
  });

  test.each([[['new']], [['new', 'fr', '--no-write']], [['news']]])('%j writes nothing', (args) => {
    const sample = copyOf(clean);
    expect(run(sample, ...args).code).toBe(1);
    expect(existsSync(sample.at('fr'))).toBe(false);
  });
});
