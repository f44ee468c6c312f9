import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, test } from 'vitest';
import { row, run } from '../../tests/support/runTool.ts';
import { copyOf, type SampleLocales } from '../../tests/support/sampleLocales.ts';
import { clean } from '../../tests/support/spoil.ts';

function counts(sample: SampleLocales, namespace: string, ...args: string[]): string[] {
  return row(run(sample, 'check', 'ha', ...args).printed, namespace);
}

describe('the report', () => {
  test('counts what is translated, missing and the same as English', () => {
    const sample = copyOf(clean);
    sample.edit('ha/home.json', 'hero.title', () => '');
    sample.change('ha/home.json', 'samples', (group) => delete group.samples);
    sample.edit('ha/home.json', 'connect.title', () => 'Connect with us');
    const { code, printed } = run(sample);
    expect(code).toBe(0);
    const [translated, missing, outdated, identical, share] = row(printed, 'home');
    expect([missing, outdated, identical]).toEqual(['8', '0', '1']);
    expect(share).toBe(`${Math.floor((100 * Number(translated)) / (Number(translated) + 8))} %`);
    expect(printed).toContain('ha  ha (draft)');
  });

  test('a file that is not there is missing, not an error', () => {
    const sample = copyOf(clean);
    rmSync(sample.at('ha/faq.json'));
    expect(run(sample).code).toBe(0);
    expect(counts(sample, 'faq')[0]).toBe('0');
  });

  test('an error ends with 1 and says where', () => {
    const sample = copyOf(clean);
    sample.edit('ha/faq.json', 'lead', (text) => `${text} `);
    const { code, printed } = run(sample);
    expect(code).toBe(1);
    const place = `locales/ha/faq.json:${sample.lineOf('ha/faq.json', 'lead')} lead: There is`;
    expect(printed).toContain(place);
    expect(printed).toContain('1 error.');
  });

  test('a file that cannot be read is said to be so', () => {
    const sample = copyOf(clean);
    writeFileSync(sample.at('ha/faq.json'), '{');
    expect(counts(sample, 'faq')).toEqual(['cannot be read']);
  });
});

describe('check', () => {
  test('lists what is missing with the English text and its note', () => {
    const sample = copyOf(clean);
    sample.edit('ha/faq.json', 'tabsLabel', () => '');
    sample.edit('ha/common.json', 'units.month_other', () => '');
    const { code, printed } = run(sample, 'check', 'ha');
    expect(code).toBe(0);
    expect(printed).toContain('Missing in locales/ha/faq.json\n  tabsLabel\n      English:     Q');
    expect(printed).toContain(
      '  units.month_other\n      English:     {{amount}} months\n      Note: ',
    );
  });

  test('fails for its own language only, and mentions the others', () => {
    const sample = copyOf(clean);
    cpSync(sample.at('ha'), sample.at('pcm'), { recursive: true });
    sample.edit('ha/faq.json', 'lead', (text) => `${text} `);
    expect(run(sample, 'check', 'ha').code).toBe(1);
    const { code, printed } = run(sample, 'check', 'pcm');
    expect(code).toBe(0);
    expect(printed).toContain('Other files have errors too (1)');
  });

  test.each([['sw'], []])('of no language names those that there are', (...tags) => {
    const { code, printed } = run(clean, 'check', ...tags);
    expect([code, printed]).toEqual([1, expect.stringContaining('en, ha')]);
  });
});

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
      english: expect.stringMatching(/^[\da-f]{10}$/),
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
    expect(printed).toMatch(/Outdated in locales\/ha\/faq.json\n {2}lead\n.*Please\.\n.*Yours: /);
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
    expect(run(sample, 'keep', 'ha', 'faq:lead').code).toBe(0);
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
