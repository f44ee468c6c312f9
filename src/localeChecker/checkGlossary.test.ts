import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../../tests/support/runTool.ts';
import { copyOf, type SampleLocales } from '../../tests/support/sampleLocales.ts';
import { clean } from '../../tests/support/spoil.ts';
import { inspectLanguage } from './inspectLanguage.ts';
import { Locales } from './Locales.ts';
import { problemLine } from './Problem.ts';
import { readSource } from './readSource.ts';

const lead = 'faq:lead';

/** A text with its English, and a glossary of the language. */
function sampleWith(english: string, hausa: string, terms: unknown): SampleLocales {
  const sample = copyOf(clean);
  sample.edit('en/faq.json', 'lead', () => english);
  sample.edit('ha/faq.json', 'lead', () => hausa);
  writeFileSync(sample.at('ha/glossary.json'), JSON.stringify({ terms }));
  return sample;
}

function inspect(sample: SampleLocales) {
  const locales = new Locales(sample.folder);
  const { warnings, problems } = inspectLanguage(locales, 'ha', readSource(locales));
  return { warnings: warnings.map(problemLine), problems: problems.map(problemLine) };
}

const loan = { forms: ['loans'], translation: ['rance', 'rancen'], forbidden: ['bashi'] };

describe('a term', () => {
  test.each([
    ['is there', 'Your zloan', 'Zrance', { zloan: { translation: ['zrance'] } }],
    [
      'in another form',
      'Two zloans',
      'Zrancen',
      { zloan: { forms: ['zloans'], translation: ['zrance', 'zrancen'] } },
    ],
    ['is part of another word', 'A zloaner', 'wani', { zloan: { translation: ['zrance'] } }],
    [
      'is part of a longer term',
      'A big zloan',
      'babba',
      { zloan: { translation: ['zrance'] }, 'big zloan': { translation: ['babba'] } },
    ],
    [
      'is the name of a tag or placeholder',
      'A <zloan>b</zloan>',
      'A <zloan>b</zloan>',
      { zloan: { translation: ['zrance'] } },
    ],
    [
      'has words between its own',
      'To zlend',
      'Yá wa lówó',
      { zlend: { translation: ['yá … lówó'] } },
    ],
    [
      'is written in another Unicode form',
      'A zfee',
      'ẹ\u0301',
      { zfee: { translation: ['e\u0323\u0301'] } },
    ],
    [
      'has a placeholder between its words',
      'A zrate of {{carInterest}}',
      'èlé {{carInterest}} lóṣooṣù',
      { zrate: { translation: ['èlé {{carInterest}} lóṣooṣù'] } },
    ],
    ['has no translation yet', 'A zloan', 'wani', { zloan: { translation: [] } }],
    [
      'is excused with a reason',
      'A zloan',
      'wani',
      { zloan: { translation: ['zrance'], exceptions: { [lead]: 'heading' } } },
    ],
  ])('%s: no warning', (_, english, hausa, terms) => {
    expect(inspect(sampleWith(english, hausa, terms)).warnings).toEqual([]);
  });

  test('is lacking: a warning that names the text, the term and its words', () => {
    const sample = sampleWith('Two zloans', 'Kuɗi', {
      zloan: { forms: ['zloans'], translation: ['zrance', 'zrancen'], note: 'money lent' },
    });
    const place = `locales/ha/faq.json:${sample.lineOf('ha/faq.json', 'lead')} lead: `;
    expect(inspect(sample).warnings).toEqual([
      `${place}The English text has “zloan”. The glossary has “zrance” or “zrancen” (money lent).`,
    ]);
  });

  test('has a forbidden word in its place, also beside the right one', () => {
    const sample = sampleWith('A zloan', 'Zrance, bashi', {
      zloan: { translation: ['zrance'], forbidden: ['bashi'] },
    });
    expect(inspect(sample).warnings).toEqual([
      expect.stringContaining('“bashi” must not stand for “zloan”. The glossary has “zrance”.'),
    ]);
  });

  test('warns and does not fail; the report counts, check lists', () => {
    const sample = sampleWith('A zloan', 'Kuɗi', { zloan: { translation: ['zrance'] } });
    const report = run(sample);
    expect(report.code).toBe(0);
    expect(report.printed).toContain(
      '  1 warning on terms and lengths: npm run locales -- check ha',
    );
    expect(run(sample, 'check', 'ha').printed).toContain('0 missing, 1 to look at');
    for (const args of [['faq'], ['--warnings']]) {
      const { code, printed } = run(sample, 'check', 'ha', ...args);
      expect([code, printed]).toEqual([0, expect.stringContaining('has “zloan”. The glossary')]);
    }
  });
});

describe('the file', () => {
  test.each<[string, unknown, RegExp]>([
    ['a list for a term', { loan: ['rance'] }, /loan: Here stands a list. Write \{ "translation"/],
    [
      'a text for words',
      { loan: { translation: 'rance' } },
      /loan.translation: Here stands a text. Write a list/,
    ],
    [
      'an empty word',
      { loan: { ...loan, forbidden: [''] } },
      /Here stands an empty text. Write a word/,
    ],
    [
      'an unknown property',
      { loan: { translations: [] } },
      /no “translations” here. Did you mean “translation”/,
    ],
    ['an exception without a reason', { loan: { exceptions: { [lead]: '' } } }, /Write the reason/],
  ])('%s is an error', (_, terms, text) => {
    const { problems } = inspect(sampleWith('A', 'Wani', terms));
    expect(problems).toEqual([expect.stringMatching(text)]);
    expect(problems[0]).toMatch(/^locales\/ha\/glossary\.json:1 terms\.loan/);
  });

  test('an exception for no text is named, with the key that was meant', () => {
    const terms = { loan: { translation: [], exceptions: { 'faq:leed': 'heading' } } };
    expect(inspect(sampleWith('A', 'Wani', terms)).warnings).toEqual([
      expect.stringContaining('English has no such text. Did you mean “faq:lead”?'),
    ]);
  });

  test('new makes it from the English terms', () => {
    const sample = copyOf(clean);
    writeFileSync(
      sample.at('en/glossary.json'),
      JSON.stringify({ terms: { loan: { forms: ['loans'] } } }),
    );
    run(sample, 'new', 'fr');
    expect(sample.read('fr/glossary.json')).toEqual({
      about: [],
      terms: { loan: { forms: ['loans'], translation: [] } },
    });
    expect(run(sample).code).toBe(0);
  });
});
