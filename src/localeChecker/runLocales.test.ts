import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import common from '../../locales/en/common.json';
import questions from '../../locales/en/faq.json';
import home from '../../locales/en/home.json';
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
    sample.edit('ha/home.json', 'connect.title', () => home.connect.title);
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
    const summary = run(sample, 'check', 'ha');
    expect(summary.code).toBe(0);
    expect(summary.printed).not.toContain('tabsLabel');
    expect(summary.printed).toMatch(
      /^ {2}1 missing, 0 to look at +npm run locales -- check ha faq$/m,
    );
    const faq = run(sample, 'check', 'ha', 'faq').printed;
    expect(faq).toContain(
      `Missing in locales/ha/faq.json\n  tabsLabel\n      English:      ${questions.tabsLabel}`,
    );
    expect(faq).not.toContain('units.month_other');
    const { printed } = run(sample, 'check', 'ha', '--missing');
    expect(printed).toContain('  tabsLabel\n');
    const months = common.units.month_other.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    expect(printed).toMatch(
      new RegExp(` {2}units.month_other\\n.*${months}\\n +Form: +after 0, 2, 3\\n +Note: `),
    );
  });

  test('of a file that is not there names those that are', () => {
    expect(run(clean, 'check', 'ha', 'fag')).toEqual({
      code: 1,
      printed: expect.stringContaining('There is no file fag.json. Did you mean “faq”?'),
    });
  });

  test('counts policy and terms apart', () => {
    const sample = copyOf(clean);
    rmSync(sample.at('ha/policy-updates-policy.json'));
    const { printed } = run(sample, 'check', 'ha');
    const [, missing, , , share] = row(printed, 'total');
    expect([missing, share]).toEqual(['0', '100 %']);
    expect(row(printed, 'policy and terms')[0]).toBe('0');
    expect(printed).not.toContain('to look at');
  });

  test('asks for a plural form only where a number can take it', () => {
    const sample = copyOf(clean);
    sample.translate('fr', ['one', 'other']);
    expect(row(run(sample, 'check', 'fr').printed, 'total')[1]).toBe('0');
    sample.rewrite('figures.json', (figures) =>
      figures.replace(/("unit": "hour",\s*"value":) 72/, '$1 1000000'),
    );
    const { printed } = run(sample, 'check', 'fr', 'common');
    expect(printed).toMatch(/units.hour_many\n.*\n +Form: +after 1,000,000\n/);
    expect(printed).not.toContain('units.month_many');
  });

  test('asks for a plural form that only millions take', () => {
    const sample = copyOf(clean);
    sample.translate('cs', ['one', 'few', 'other']);
    const { printed } = run(sample, 'check', 'cs', 'common');
    expect(printed).toMatch(/units.nairaMillions_many\n.*\n +Form: +after 0.5\n/);
    expect(row(run(sample, 'check', 'cs').printed, 'total')[1]).toBe('1');
  });

  test('warns of a text longer than its note allows, without its placeholders', () => {
    const sample = copyOf(clean);
    const notes = (limit: string) =>
      sample.rewrite('en/notes/faq.json', (text) => text.replace(/("lead": ").*"/, `$1${limit}"`));
    sample.edit('ha/faq.json', 'lead', () => 'ẹ\u0301'.repeat(25));
    notes('About 20 characters.');
    expect(run(sample, 'check', 'ha', 'faq').printed).not.toContain('room for');
    sample.edit('ha/faq.json', 'lead', (text) => `${text}a`);
    const { code, printed } = run(sample, 'check', 'ha', 'faq');
    expect(code).toBe(0);
    expect(printed).toContain('lead: The text has 26 characters, and there is room for about 20.');
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
