import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { furtherLetters, mainLetters } from './repertoire.ts';

// Another language that an owner adds may need the second file.
test.each(['en', 'ha', 'ig', 'pcm', 'yo'].map((tag) => `locales/${tag}`).filter(existsSync))(
  'one font file serves %s',
  (folder) => expect(furtherLetters(folder)).toEqual([]),
);

test('letters that only a new folder needs go into another file, as far as the typeface has them', () => {
  const locales = mkdtempSync(path.join(tmpdir(), 'letters-'));
  onTestFinished(() => rmSync(locales, { recursive: true }));
  mkdirSync(path.join(locales, 'fr'));
  writeFileSync(path.join(locales, 'fr', 'home.json'), '{ "title": "Ça va, مرحبا, ọjọ́" }');
  expect(furtherLetters(locales)).toEqual(['Ç']);
});

test('tone marks have a place of their own where no letter holds them', () => {
  for (const letter of [...'ẹ́ọ̀ị́m̀ɓʼ'].map((letter) => letter.normalize('NFC')))
    expect(mainLetters).toContain(letter);
});
