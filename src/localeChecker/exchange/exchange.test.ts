import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import Papa from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bytes,
  exported,
  importEdited,
  imported,
  outdatedIn,
} from '../../../tests/support/exchange.ts';
import { run } from '../../../tests/support/runTool.ts';
import { copyOf, type SampleLocales } from '../../../tests/support/sampleLocales.ts';
import { clean } from '../../../tests/support/spoil.ts';

let sample: SampleLocales;

beforeEach(() => {
  sample = copyOf(clean);
  run(sample);
});

const formats = ['ha.po', 'ha.csv'];

describe.each(formats)('%s', (file) => {
  test('a round trip changes no byte', () => {
    sample.edit('en/faq.json', 'lead', (text) => `${text} New.`);
    sample.edit('ha/home.json', 'hero.title', () => '');
    sample.rewrite('ha/contact.json', (source) => source.replaceAll('\n', '\r\n'));
    run(sample);
    const before = bytes(sample);
    exported(sample, file);
    expect(imported(sample, file)).toEqual({ code: 0, printed: 'No text has changed.' });
    expect(bytes(sample)).toEqual(before);
    expect(outdatedIn(sample, 'faq')).toBe('1');
  });

  test('a changed text replaces its own bytes and no others', () => {
    sample.rewrite('ha/faq.json', (source) => source.replaceAll('  "', '\t"'));
    const { lead } = sample.read('ha/faq.json');
    const before = bytes(sample);
    const { code } = importEdited(sample, file, (source) =>
      source.replace(String(lead), 'Amsa “tara”'),
    );
    expect(code).toBe(0);
    const { 'faq.json': faq, 'sources.json': _, ...others } = bytes(sample);
    const { 'faq.json': oldFaq, 'sources.json': __, ...oldOthers } = before;
    expect(others).toEqual(oldOthers);
    const latin1 = (text: unknown) => Buffer.from(String(text)).toString('latin1');
    expect(faq).toBe(oldFaq?.replace(latin1(lead), latin1('Amsa “tara”')));
  });

  test('a changed text was made from the English that the export held', () => {
    sample.edit('en/faq.json', 'lead', (text) => `${text} New.`);
    run(sample);
    const { lead } = sample.read('ha/faq.json');
    exported(sample, file);
    const changed = readFileSync(sample.at(file), 'utf8').replace(String(lead), 'Sabo');
    writeFileSync(sample.at(file), changed);
    imported(sample, file);
    expect(sample.read('ha/faq.json').lead).toBe('Sabo');
    expect(outdatedIn(sample, 'faq')).toBe('0');
    sample.edit('en/faq.json', 'lead', (text) => `${text} Newer.`);
    writeFileSync(sample.at(file), changed.replace('Sabo', 'Sabo kuma'));
    imported(sample, file);
    expect(outdatedIn(sample, 'faq')).toBe('1');
    const { printed } = run(sample, 'check', 'ha');
    expect(printed).toMatch(/English then: .* New\./);
  });

  test('an error anywhere changes nothing', () => {
    const { lead } = sample.read('ha/faq.json');
    const { title } = Object(sample.read('ha/home.json').hero);
    const before = bytes(sample);
    const { code, printed } = importEdited(sample, file, (source) =>
      source.replace(String(lead), 'Sabo').replace(String(title), '{{nobody}}'),
    );
    expect(code).toBe(1);
    expect(printed).toMatch(/^locales\/ha\/home\.json hero\.title: \{\{nobody\}\}/);
    expect(printed).toContain('Nothing was imported.');
    expect(bytes(sample)).toEqual(before);
  });

  test('a text that English does not have is refused', () => {
    const before = bytes(sample);
    const { code, printed } = importEdited(sample, file, (source) =>
      source.replace(/faq:lead|(?<=faq\.json,)lead/, (key) => `${key}s`),
    );
    expect(code).toBe(1);
    expect(printed).toContain('faq:leads: English has no such text. Did you mean “faq:lead”?');
    expect(bytes(sample)).toEqual(before);
  });

  test('meta.json cannot be reached', () => {
    const before = bytes(sample);
    const edit = (source: string) =>
      source.replace(/faq:lead|faq\.json,lead/, (key) =>
        key.includes(',') ? 'meta.json,status' : 'meta:status',
      );
    expect(importEdited(sample, file, edit).printed).toContain(
      'meta:status: English has no such text.',
    );
    expect(bytes(sample)).toEqual(before);
  });

  test('writes a missing text in the place that English gives it', () => {
    sample.change('ha/home.json', 'hero', (group) => delete group.hero);
    rmSync(sample.at('ha/faq.json'));
    const { lead } = sample.read('en/faq.json');
    const { title } = Object(sample.read('en/home.json').hero);
    exported(sample, file);
    const texts = readFileSync(sample.at(file), 'utf8');
    const fill = (source: string, english: unknown, text: string) =>
      file.endsWith('.po')
        ? source.replace(`msgid "${english}"\nmsgstr ""`, `msgid "${english}"\nmsgstr "${text}"`)
        : source.replace(new RegExp(`(${english}"?,[^\n]*?),,missing`), `$1,${text},missing`);
    writeFileSync(sample.at(file), fill(fill(texts, lead, 'Sabo'), title, 'Take'));
    expect(imported(sample, file).code).toBe(0);
    expect(readFileSync(sample.at('ha/faq.json'), 'utf8')).toBe('{\n  "lead": "Sabo"\n}\n');
    expect(sample.read('ha/home.json').hero).toEqual({ title: 'Take' });
    const names = Object.keys(sample.read('en/home.json'));
    expect(Object.keys(sample.read('ha/home.json'))).toEqual(names);
    expect(readFileSync(sample.at('ha/home.json'), 'utf8')).toContain(
      '  "hero": {\n    "title": "Take"\n  },\n',
    );
  });

  test('the file of another language, none at all and anything else are refused', () => {
    sample.translate('yo', ['other']);
    exported(sample, file, 'yo');
    expect(imported(sample, file).printed).toContain('holds the language “yo”, not “ha”.');
    expect(run(sample, 'export', 'yo', sample.at(file)).printed).toContain('exists and stays');
    writeFileSync(sample.at(file), '\u00ff', 'latin1');
    expect(imported(sample, file).code).toBe(1);
    rmSync(sample.at(file));
    expect(imported(sample, file)).toEqual({
      code: 1,
      printed: expect.stringContaining('There is no file'),
    });
  });

  test('a file with errors is neither exported nor changed', () => {
    sample.edit('ha/faq.json', 'lead', (text) => `${text} `);
    expect(run(sample, 'export', 'ha', sample.at(file)).printed).toBe(
      'locales/ha/ has errors. Correct them first: npm run locales -- check ha',
    );
    expect(readdirSync(sample.folder)).not.toContain(file);
  });
});

test('the state, the note and the length limit go into both files', () => {
  sample.edit('en/faq.json', 'lead', (text) => `${text} New.`);
  sample.edit('ha/faq.json', 'tabsLabel', () => '');
  sample.change('en/notes/faq.json', 'lead', (notes) => {
    notes.lead = 'Under the heading. About 20 characters.';
  });
  const { lead } = sample.read('en/faq.json');
  const former = String(lead).replace(' New.', '');
  const { translations } = po.parse(exported(sample, 'ha.po'));
  expect(translations['faq:lead']?.[String(lead)]?.comments).toMatchObject({
    extracted: 'Under the heading. About 20 characters.',
    flag: 'fuzzy, max-length:20',
    previous: `msgid "${former}"`,
  });
  const { data } = Papa.parse<Record<string, string>>(exported(sample, 'ha.csv').slice(1), {
    header: true,
  });
  const of = (key: string) => data.find((cells) => cells.File === 'faq.json' && cells.Key === key);
  expect(of('lead')).toMatchObject({ English: lead, State: 'outdated', 'Former English': former });
  expect(of('lead')).toMatchObject({ 'Length limit': '20', Note: /^Under/ });
  expect(of('tabsLabel')).toMatchObject({ State: 'missing', 'Translation (ha)': '' });
});

test('a plural form is explained by numbers', () => {
  expect(exported(sample, 'ha.po')).toMatch(
    /Plural form: after 0, 2, 3\.\nmsgctxt "common:units\.month_other"/,
  );
});

test('a name that ends neither in .po nor in .csv is refused', () => {
  expect(run(sample, 'export', 'ha', sample.at('ha.xlsx')).printed).toContain('.po or .csv');
  expect(run(sample, 'export', 'en', sample.at('en.po')).printed).toContain(
    'English is the source',
  );
  expect(run(sample, 'import', 'ha').code).toBe(1);
});
