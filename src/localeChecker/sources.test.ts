import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { row, run } from '../../tests/support/runTool.ts';
import { copyOf, type SampleLocales } from '../../tests/support/sampleLocales.ts';
import { clean } from '../../tests/support/spoil.ts';

function counts(sample: SampleLocales, namespace: string, ...args: string[]): string[] {
  return row(run(sample, 'check', 'ha', ...args).printed, namespace);
}

describe('the memory of the source', () => {
  const memory = 'ha/sources.json';

  function changeEnglish(sample: SampleLocales): void {
    sample.edit('en/faq.json', 'lead', (text) => `${text} Please.`);
  }

  test('begins with today’s English, sorted, and is written once', () => {
    const sample = copyOf(clean);
    run(sample);
    const written = readFileSync(sample.at(memory), 'utf8');
    const keys = Object.keys(JSON.parse(written));
    expect(keys).toEqual(keys.toSorted());
    expect(keys).toContain('common:units.month_one');
    expect(JSON.parse(written)['faq:lead']).toEqual({
      english: sample.read('en/faq.json').lead,
      text: expect.stringMatching(/^[\da-f]{10}$/),
    });
    utimesSync(sample.at(memory), 1, 1);
    run(sample);
    expect(statSync(sample.at(memory)).mtimeMs).toBe(1000);
  });

  test('marks a translation whose English changed, until the translation changes', () => {
    const sample = copyOf(clean);
    run(sample);
    changeEnglish(sample);
    expect(counts(sample, 'faq')[2]).toBe('1');
    const { code, printed } = run(sample, 'check', 'ha');
    expect(code).toBe(0);
    expect(printed).toMatch(
      /Outdated in locales\/ha\/faq.json\n {2}lead\n.*then: .*>><<\n.*now: .*>>Please\.<<\n.*Yours: /,
    );
    expect(printed).toContain('npm run locales -- keep ha faq:lead');
    sample.edit('ha/faq.json', 'lead', (text) => `Da fatan ${text}`);
    expect(counts(sample, 'faq')[2]).toBe('0');
  });

  test('a plural form follows the English form that it was made from', () => {
    const sample = copyOf(clean);
    sample.translate('yo', ['other']);
    run(sample);
    sample.edit('en/common.json', 'units.month_other', (text) => `${text}!`);
    expect(row(run(sample, 'check', 'yo').printed, 'common')[2]).toBe('1');
    expect(counts(sample, 'common')[2]).toBe('1');
  });

  test('keep takes an outdated translation as right', () => {
    const sample = copyOf(clean);
    run(sample);
    changeEnglish(sample);
    expect(run(sample, 'keep', 'ha', 'faq:leed')).toEqual({
      code: 1,
      printed: expect.stringContaining('Did you mean “faq:lead”?'),
    });
    expect(run(sample, 'keep', 'ha', 'lead').code).toBe(0);
    expect(counts(sample, 'faq')[2]).toBe('0');
  });

  test('keep asks for the file where a key is in two', () => {
    const sample = copyOf(clean);
    run(sample);
    for (const name of ['faq', 'contact'])
      sample.edit(`en/${name}.json`, 'page.description', (text) => `${text}!`);
    expect(run(sample, 'keep', 'ha', 'page.description').printed).toContain(
      'several outdated texts: contact:page.description, faq:page.description.',
    );
    expect(run(sample, 'keep', 'ha', 'contact:page.description').code).toBe(0);
    expect([counts(sample, 'faq')[2], counts(sample, 'contact')[2]]).toEqual(['1', '0']);
  });

  test('a translation stays right for an English text that is restored', () => {
    const sample = copyOf(clean);
    const { lead } = sample.read('en/faq.json');
    run(sample);
    changeEnglish(sample);
    run(sample, 'keep', 'ha', 'faq:lead');
    sample.edit('en/faq.json', 'lead', () => String(lead));
    expect(counts(sample, 'faq')[2]).toBe('0');
  });

  test('survives a file that cannot be read for a while', () => {
    const sample = copyOf(clean);
    run(sample);
    changeEnglish(sample);
    const before = readFileSync(sample.at('ha/faq.json'));
    writeFileSync(sample.at('ha/faq.json'), '{');
    run(sample);
    writeFileSync(sample.at('ha/faq.json'), before);
    expect(counts(sample, 'faq')[2]).toBe('1');
  });

  test('forgets what is no longer translated', () => {
    const sample = copyOf(clean);
    run(sample);
    sample.edit('ha/faq.json', 'lead', () => '');
    run(sample);
    expect(sample.read(memory)).not.toHaveProperty('faq:lead');
  });

  test('that cannot be read is an error and left alone', () => {
    const sample = copyOf(clean);
    writeFileSync(sample.at(memory), '{ <<<<<<<');
    const { code, printed } = run(sample);
    expect(code).toBe(1);
    expect(printed).toContain('locales/ha/sources.json:1: ');
    expect(readFileSync(sample.at(memory), 'utf8')).toBe('{ <<<<<<<');
  });

  test('is not written with --no-write, nor for a language without a word', () => {
    const sample = copyOf(clean);
    run(sample, 'new', 'fr');
    expect(run(sample, '--no-write').code).toBe(0);
    expect(existsSync(sample.at(memory))).toBe(false);
    run(sample);
    expect([existsSync(sample.at(memory)), existsSync(sample.at('fr/sources.json'))]).toEqual([
      true,
      false,
    ]);
  });
});
