import { expect, test } from 'vitest';
import { SampleLocales } from '../../tests/support/sampleLocales.ts';
import { inspectLocales } from './inspectLocales.ts';

/** The warnings on the English texts, after a note on `hero.text` of home.json was written. */
function warningsWith(note: string): string[] {
  const sample = new SampleLocales();
  sample.set('en/notes/home.json', 'hero.text', note);
  const [english] = inspectLocales(sample.folder).languages;
  return english?.namespaces.flatMap(({ warnings }) => warnings).map(({ text }) => text) ?? [];
}

test.each([
  ['its own text', '“up to”: at most'],
  ['its own text, with words left out', '“Up … at”: a range'],
  ['a text beside it, without its tag', '“our policy” is a link'],
  ['a text around it', 'Below “Home”'],
  ['another text as a whole', 'In place of “twice”'],
  ['what a placeholder prints', '{{maximum}} prints “30 million naira”'],
])('a note may quote %s', (_, note) => {
  expect(warningsWith(note)).toEqual([]);
});

test.each([
  ['words that the text has no more', '“no more than”: at most', 'no more than'],
  ['a part of a word', '“p to”: at most', 'p to'],
  ['a part of a text elsewhere', '“one”: a number', 'one'],
])('a note that quotes %s is found', (_, note, words) => {
  expect(warningsWith(note)).toEqual([
    `Its note quotes “${words}”, and the text does not say so: correct the note in locales/en/notes/home.json.`,
  ]);
});
