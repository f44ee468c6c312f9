import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { beforeEach, expect, test } from 'vitest';
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

const starts = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1", "''@x", "'quoted", 'a;=1+1', "a;'=1"];

test.each(starts)('%s in a text is no formula and comes back as it was', (start) => {
  sample.edit('en/faq.json', 'lead', () => `${start} English`);
  sample.edit('ha/faq.json', 'lead', () => `${start} Hausa`);
  run(sample);
  const before = bytes(sample);
  const source = exported(sample, 'ha.csv');
  const cells = [',', ';'].flatMap((delimiter) =>
    Papa.parse<string[]>(source.slice(1), { delimiter }).data.flat(),
  );
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([]);
  expect(imported(sample, 'ha.csv').printed).toBe('No text has changed.');
  expect(bytes(sample)).toEqual(before);
  importEdited(sample, 'second.csv', (text) => text.replace('Hausa', 'Sabo'));
  expect(sample.read('ha/faq.json').lead).toBe(`${start} Sabo`);
  expect(outdatedIn(sample, 'faq')).toBe('0');
});

test.each([...starts.slice(0, 4), '＝1', '\t=1', '\r=1'])('%j in a note is no formula', (start) => {
  sample.change('en/notes/faq.json', 'lead', (notes) => {
    notes.lead = start;
  });
  const { data } = Papa.parse<string[]>(exported(sample, 'ha.csv').slice(1));
  expect(data.find(([name, key]) => name === 'faq.json' && key === 'lead')?.[3]).toMatch(/^'/);
});

test('semicolons, as some spreadsheets write them, are read too', () => {
  const { lead } = sample.read('ha/faq.json');
  importEdited(sample, 'ha.csv', (source) => {
    const { data } = Papa.parse<string[]>(source.slice(1).replace(String(lead), 'Sabo; kuma'));
    return Papa.unparse(data, { delimiter: ';' });
  });
  expect(sample.read('ha/faq.json').lead).toBe('Sabo; kuma');
});

test('a text that is in the file twice is refused', () => {
  const { printed } = importEdited(sample, 'ha.csv', (source) =>
    source.replace(/faq\.json,lead.*\r\n/, (line) => line + line),
  );
  expect(printed).toContain('faq:lead: The text is in the file twice.');
});

test('a file without the columns, or in another encoding, is refused', () => {
  const noColumns = importEdited(sample, 'ha.csv', (source) => source.replace('Key', 'Keys'));
  expect(noColumns.printed).toContain('The first line must name the columns');
  writeFileSync(sample.at('old.csv'), readFileSync(sample.at('ha.csv'), 'utf8'), 'latin1');
  expect(imported(sample, 'old.csv').printed).toContain('The file is not saved as UTF-8.');
});

test('an emptied cell leaves its text, and decomposed letters are composed', () => {
  const { lead, tabsLabel } = sample.read('ha/faq.json');
  importEdited(sample, 'ha.csv', (source) =>
    source.replace(`${lead}`, '').replace(`${tabsLabel}`, 'ɗ'.concat('o\u0323')),
  );
  expect(sample.read('ha/faq.json')).toMatchObject({ lead, tabsLabel: 'ɗọ' });
});
