import { describe, expect, test } from 'vitest';
import { SampleLocales } from '../../../tests/support/sampleLocales.ts';
import { runLocales } from './runLocales.ts';

const home = 'ha/home.json';
const sources = 'ha/checks/sources.json';

function run(sample: SampleLocales, ...args: string[]) {
  const lines: string[] = [];
  const code = runLocales(args, sample.folder, (line) => lines.push(line));
  return { code, printed: lines.join('\n') };
}

/** Runs the command that the report on a file advises. */
function follow(sample: SampleLocales, advice: 'Meant so' | 'Still right') {
  const { printed } = run(sample, 'check', 'ha', 'home');
  const [, command = ''] = new RegExp(`${advice}: +npm run locales -- (.*)`).exec(printed) ?? [];
  return run(sample, ...command.split(' '));
}

/** A row of the report: translated, missing, outdated, complete. */
function row(sample: SampleLocales, name: string, tag = 'ha'): string {
  const { printed } = run(sample, 'check', tag, '--no-write');
  const line = printed.split('\n').find((candidate) => candidate.startsWith(`  ${name} `)) ?? '';
  return line.trim().split(/ {2,}/).slice(1).join(' ');
}

describe('the report', () => {
  test('counts what is translated and missing', () => {
    const sample = new SampleLocales();
    sample.set(home, 'hero.text', '');
    sample.set(home, 'hero.link', undefined);
    sample.write('ha/common.json', undefined);
    expect(run(sample, 'check', 'ha')).toMatchObject({ code: 0 });
    expect(row(sample, 'home')).toBe('3 2 0 60 %');
    expect(row(sample, 'common')).toBe('0 6 0 0 %');
    sample.write(home, '{');
    expect(row(sample, 'home')).toBe('cannot be read');
  });

  test('rounds down, and counts policy and terms apart', () => {
    const sample = new SampleLocales();
    sample.set(home, 'title', '');
    sample.write('en/policy-scope.json', { title: 'Scope' });
    expect(row(sample, 'total')).toBe('11 1 0 91 %');
    expect(row(sample, 'policy and terms')).toBe('0 1 0 0 %');
  });

  test('does not miss a plural form whose numbers have forms of their own', () => {
    const sample = new SampleLocales();
    sample.set('ha/common.json', 'units.month_one', '');
    expect(row(sample, 'common')).toBe('6 1 0 85 %');
    sample.set('ha/common.json', 'units.month_1', 'wata ɗaya');
    expect(row(sample, 'common')).toBe('7 0 0 100 %');
  });

  test('lists the missing texts of a file with English, numbers and note', () => {
    const sample = new SampleLocales();
    sample.set('ha/common.json', 'units.month_other', '');
    const { printed } = run(sample, 'check', 'ha', 'common');
    // The name of the file is as good.
    expect(run(sample, 'check', 'ha', 'common.json').printed).toBe(printed);
    expect(printed).toContain(
      'month_other\n      English:      {{amount}} months\n      For numbers:  0, 2, 3\n      Note:         Time',
    );
  });

  test('fails for its own language only, and mentions the others', () => {
    const sample = new SampleLocales();
    sample.write('pcm/meta.json', {});
    expect(run(sample, 'check', 'pcm')).toMatchObject({ code: 1 });
    const { code, printed } = run(sample, 'check', 'ha');
    expect([code, printed]).toEqual([
      0,
      expect.stringContaining('Other files have errors too (4)'),
    ]);
    expect(run(sample, 'check', 'sw').printed).toBe('There is no sw. There are: en, ha, pcm');
  });
});

describe('copies of English', () => {
  const long = 'Read our policy before you sign';

  function copied() {
    const sample = new SampleLocales();
    sample.set('en/home.json', 'title', long);
    sample.set(home, 'title', long);
    return sample;
  }

  test('count as missing, unless they are kept', () => {
    const sample = copied();
    expect(row(sample, 'home')).toBe('4 1 0 80 %');
    expect(run(sample, 'check', 'ha').printed).toContain('marks such as TODO: 1.');
    expect(follow(sample, 'Meant so').code).toBe(0);
    expect(row(sample, 'home')).toBe('5 0 0 100 %');
    expect(run(sample, '--no-write')).toMatchObject({ code: 0 });
  });

  test.each([
    'read our policy,  before you sign!',
    '→ Read our policy before you sign',
    'hero.title',
    'home:title',
    'TODO',
    'TODO: na gaba',
    '[missing]',
    'À TRADUIRE',
    'hero_title',
    '#NAME?',
    'N/A',
    '…',
    'undefined',
    '[object Object]',
  ])('count as missing in another form, and so do keys and marks: %s', (text) => {
    const sample = copied();
    sample.set(home, 'title', text);
    expect(row(sample, 'home')).toBe('4 1 0 80 %');
    expect(run(sample, 'keep', 'ha', 'home:title').code).toBe(0);
    expect(row(sample, 'home')).toBe('5 0 0 100 %');
  });

  test('count as missing when they are short, too, in a file that nobody has translated', () => {
    const sample = copied();
    for (const name of ['home', 'common'])
      sample.write(`ha/${name}.json`, sample.read(`en/${name}.json`));
    expect(row(sample, 'home')).toBe('0 5 0 0 %');
  });

  test('are right in a dialect of English', () => {
    const sample = copied();
    sample.write('en-GB/meta.json', sample.read('ha/meta.json'));
    sample.write('en-GB/home.json', sample.read('en/home.json'));
    expect(row(sample, 'home', 'en-GB')).toBe('5 0 0 100 %');
  });
});

describe('warnings', () => {
  /**
   * The first warning, which does not fail the check, or the line that there are no errors.
   */
  function firstLine(sample: SampleLocales, tag = 'ha'): string | undefined {
    const { code, printed } = run(sample, 'check', tag, '--no-write');
    expect(code).toBe(0);
    return printed.split('\n').find((line) => /To look at|No errors/.test(line));
  }

  test.each([
    // Its own text in part, one around it, another one as a whole, and what a placeholder prints.
    ['“loans” are in “Home”, “Read our policy”; prints “10%”', 'No errors'],
    ['“our policy” is elsewhere', 'en/home.json:4 page.lead: Its note quotes “our policy”'],
    ['“loan” is part of a word', '“loan”'],
  ])('on quotes in a note: %s', (note, warning) => {
    const sample = new SampleLocales();
    sample.set('en/notes/home.json', 'page.lead', note);
    expect(firstLine(sample, 'en')).toContain(warning);
  });

  const range = '{{loanMin}} to {{loanMax}}';
  const hours = '{{openingTime}} to {{closingTime}}';
  const twenty = 'home.json:2 title: The text has 26 characters, and there is room for about 20.';
  const note = 'home.json:2 title: The English text has “loan”: the glossary has “y” or “z” (n).';

  test.each<[string, string, string, object?]>([
    // A quarter more than in the note on the text is allowed.
    ['Home', 'ẹ\u0301'.repeat(25), 'No errors.'],
    ['Home', 'ẹ\u0301'.repeat(26), twenty],
    [range, '{{loanMin}} zuwa {{ loanMax }}', 'No errors.'],
    [range, '{{ loanMax }} zuwa {{loanMin}}', '{{loanMax}} stands before {{loanMin}}'],
    [hours, '{{closingTime}} – {{openingTime}}', '{{closingTime}} stands before {{openingTime}}'],
    ['A loan', 'Rance', 'No errors.', { loan: { translation: ['rance'] } }],
    ['A loaner', 'wani', 'No errors.', { loan: { translation: ['rance'] } }],
    ['A big loan', 'babba', 'No errors.', { loan: { translation: ['x'] }, 'big loan': {} }],
    ['A loan', 'x', 'No errors.', { loan: { translation: [] } }],
    ['A loan', 'rance na mota', 'No errors.', { loan: { translation: ['rance … mota'] } }],
    ['Two LOANS', 'x', 'has “loan”: ', { loan: { forms: ['loans'], translation: ['y'] } }],
    [
      'A loan',
      'x',
      'No errors.',
      { loan: { translation: ['y'], exceptions: { 'home:title': 'z' } } },
    ],
    ['A loan', 'x', note, { loan: { translation: ['y', 'z'], note: 'n' } }],
    ['A loan', 'y, x', '“x” must not stand', { loan: { translation: ['y'], forbidden: ['x'] } }],
  ])('on “%s” as “%s”: %s (terms: %j)', (english, text, warning, terms = {}) => {
    const sample = new SampleLocales();
    sample.set('en/home.json', 'title', english);
    sample.set(home, 'title', text);
    sample.write('ha/checks/glossary.json', { terms });
    expect(firstLine(sample)).toContain(warning);
  });
});

test('a text of many letters, none of which English lacks, is one to look at', () => {
  const sample = new SampleLocales();
  const warnings = (text: string) => {
    sample.set(home, 'title', text);
    return run(sample, 'check', 'ha', '--no-write').printed;
  };
  const message = 'none with a mark or of Hausa alone';
  expect(warnings('dukan '.repeat(80).trim())).toContain(message);
  expect(warnings(`${'dukan '.repeat(80)}ƙasa`)).not.toContain(message);
  expect(warnings('dukan '.repeat(79).trim())).not.toContain(message);
});

describe('sources.json', () => {
  function recorded(): SampleLocales {
    const sample = new SampleLocales();
    run(sample);
    return sample;
  }

  test('has a line for each translation, in the order of English', () => {
    const sample = recorded();
    const lines = sample.textOf(sources).split('\n');
    expect(lines[1]).toMatch(/^ {2}"common:act": "[\da-f]{8} Act 2023 of \{\{rate\}\}",$/);
    expect(Object.keys(sample.read(sources)).slice(-2)).toEqual([
      'home:hero.link',
      'home:hero.links',
    ]);
  });

  test('stays while its file cannot be read', () => {
    const sample = recorded();
    const before = sample.textOf(sources);
    sample.write(home, sample.textOf(home).replace('",', '"'));
    expect(run(sample).code).toBe(1);
    expect(sample.textOf(sources)).toBe(before);
  });

  test('has to be handed in with a changed translation', () => {
    const sample = recorded();
    sample.set(home, 'title', 'Gidan mu');
    const lacks = expect.stringContaining(`locales/${sources} home:title: This text changed`);
    expect(run(sample, '--no-write')).toEqual({ code: 1, printed: lacks });
    for (const args of [[], ['--no-write']]) expect(run(sample, ...args).code).toBe(0);
  });

  test('marks a translation whose English has changed, until it is changed or kept', () => {
    const sample = recorded();
    sample.set('en/home.json', 'title', 'House');
    sample.set('en/home.json', 'hero.text', 'To {{maximum}} at {{rate}}');
    expect(row(sample, 'home')).toBe('5 0 2 100 %');
    expect(run(sample, 'check', 'ha').printed).toContain('English then: Home\n');
    expect(run(sample, '--no-write').code).toBe(0);
    expect(run(sample, 'keep', 'ha', 'titel')).toEqual({
      code: 1,
      printed: '“titel” is not outdated. Outdated are: home:title, home:hero.text',
    });
    sample.set(home, 'hero.text', 'Zuwa {{maximum}}, {{rate}}');
    expect(follow(sample, 'Still right').code).toBe(0);
    expect(row(sample, 'home')).toBe('5 0 0 100 %');
  });
});

test('the texts about money are listed without their English', () => {
  const sample = new SampleLocales();
  sample.set('en/notes/home.json', 'page.lead', 'Money. Lead');
  for (const [tag, lead] of [
    ['en', 'Terms'],
    ['ha', 'Sharuɗɗa'],
  ])
    sample.write(`${tag}/policy-terms-conditions.json`, { lead });
  const { page, hero } = sample.read(home);
  const printed = `home:page.lead\n  ${page.lead}\n\nhome:hero.text\n  ${hero.text}\n\npolicy-terms-conditions:lead\n  Sharuɗɗa\n`;
  expect(run(sample, 'money', 'ha')).toEqual({ code: 0, printed });
});

describe('new', () => {
  test('makes a folder with empty texts in the forms of the language, and without errors', () => {
    const sample = new SampleLocales();
    sample.write('en/checks/glossary.json', { terms: { loan: { forms: ['loans'] } } });
    expect(run(sample, 'new', 'fr').printed).toContain('The language is called “Français”');
    const meta = { name: 'Français', dir: 'ltr', status: 'draft', formatLocale: 'fr' };
    expect(sample.read('fr/meta.json')).toEqual(meta);
    const forms = { month_one: '', month_many: '', month_other: '', evening: '' };
    expect(sample.read('fr/common.json').units).toEqual(forms);
    const loan = { forms: ['loans'], translation: [] };
    expect(sample.read('fr/checks/glossary.json').terms).toEqual({ loan });
    expect(row(sample, 'total', 'fr')).toBe('0 11 0 0 %');
    run(sample, 'new', 'sw', 'Kiswahili', 'changu');
    expect(sample.read('sw/meta.json').name).toBe('Kiswahili changu');
  });

  test.each([
    ['ha', 'is there already'],
    ['french', 'such as “fr”'],
  ])('%s is refused', (tag, reason) => {
    const sample = new SampleLocales();
    expect(run(sample, 'new', tag)).toEqual({ code: 1, printed: expect.stringContaining(reason) });
  });

  test('makes the folder of a language that is written from right to left', () => {
    const sample = new SampleLocales();
    expect(run(sample, 'new', 'ar').code).toBe(0);
    expect(sample.read('ar/meta.json')).toMatchObject({ dir: 'rtl', name: 'العربية' });
    expect(sample.problems()).toEqual([]);
  });

  test('makes the folder for an unknown code of three letters, with a warning', () => {
    const { code, printed } = run(new SampleLocales(), 'new', 'ijo');
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/^To look at: no language with .*“ijo”/),
    ]);
  });
});

test('an unknown command prints how to use it, and fails', () => {
  const printed = expect.stringContaining('npm run locales -- check ha home ');
  expect(run(new SampleLocales(), 'chek', 'ha')).toEqual({ code: 1, printed });
  expect(run(new SampleLocales(), 'help')).toEqual({ code: 0, printed });
});
