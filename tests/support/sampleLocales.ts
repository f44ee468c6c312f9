import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeSampleFigures } from './writeSampleLocales.ts';

/** The texts of a locale file; tests read and write them independently of the checker's code. */
export interface Words {
  [name: string]: string | Words;
}

const real = path.resolve(import.meta.dirname, '../../locales');

/** Changes the letters of a text outside placeholders and tags. */
function mapLetters(text: string, change: (letter: string) => string): string {
  const parts = text.split(/(\{\{.*?\}\}|<.*?>)/);
  return parts.map((part, index) => (index % 2 ? part : [...part].map(change).join(''))).join('');
}

const accents: Record<string, string> = { a: 'á', e: 'ẹ', i: 'ị', o: 'ọ\u0301', u: 'ú', d: 'ɗ' };

/** English with the letters and tone marks of Nigerian languages. */
function accented(text: string): string {
  return mapLetters(text, (letter) => accents[letter] ?? letter);
}

/** English in Arabic letters, which no check of the tool objects to. */
export function inArabicLetters(text: string): string {
  const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهو'];
  return mapLetters(text, (letter) => {
    const index = letter.toLowerCase().charCodeAt(0) - 97;
    return letters[index] ?? letter;
  });
}

const englishForm = /^(.+)_(one|other)$/;

function translated(
  words: Words,
  categories: readonly string[],
  translate: (text: string) => string,
): Words {
  const result: Words = {};
  for (const [name, word] of Object.entries(words)) {
    const base = englishForm.exec(name)?.[1];
    if (typeof word !== 'string') result[name] = translated(word, categories, translate);
    else if (base)
      for (const category of categories) result[`${base}_${category}`] = translate(word);
    else result[name] = translate(word);
  }
  return result;
}

function noteKeys(words: Words, place = ''): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [`${place}${name.replace(/_(one|other|\d+)$/, '')}`]
      : noteKeys(word, `${place}${name}.`),
  );
}

function write(file: string, words: unknown): void {
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
}

/** A `locales` folder of a test. */
export class SampleLocales {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): Words {
    return JSON.parse(readFileSync(this.at(file), 'utf8'));
  }

  namespaces(): string[] {
    const files = readdirSync(this.at('en')).filter((name) =>
      /^(?!meta|glossary).*\.json$/.test(name),
    );
    return files.map((name) => name.slice(0, -'.json'.length));
  }

  /** Writes a complete translation. */
  translate(
    tag: string,
    categories: readonly string[],
    translate = accented,
    meta: Words = { dir: 'ltr' },
  ): void {
    mkdirSync(this.at(tag));
    const known = { name: tag, dir: 'ltr', status: 'draft', formatLocale: 'en-NG' };
    write(this.at(`${tag}/meta.json`), { ...known, ...meta });
    for (const name of this.namespaces()) {
      const english = this.read(`en/${name}.json`);
      write(this.at(`${tag}/${name}.json`), translated(english, categories, translate));
    }
  }

  writeNotes(): void {
    mkdirSync(this.at('en/notes'));
    for (const name of this.namespaces()) {
      const keys = noteKeys(this.read(`en/${name}.json`));
      const notes = keys.map((key) => [key, 'Where it stands and what it means']);
      write(this.at(`en/notes/${name}.json`), Object.fromEntries(notes));
    }
  }

  /** Changes the source text of a file. */
  rewrite(file: string, change: (source: string) => string | Uint8Array): void {
    writeFileSync(this.at(file), change(readFileSync(this.at(file), 'utf8')));
  }

  /** Changes the group that contains a key; `name` is the last part of the key. */
  change(file: string, key: string, change: (group: Words, name: string) => void): void {
    const words = this.read(file);
    const parts = key.split('.');
    const name = parts.pop() ?? '';
    let group = words;
    for (const part of parts) {
      const inner = group[part];
      if (typeof inner !== 'object') throw new Error(`${file} has no ${key}`);
      group = inner;
    }
    change(group, name);
    write(this.at(file), words);
  }

  /** Changes one text. */
  edit(file: string, key: string, change: (text: string) => string): void {
    this.change(file, key, (group, name) => {
      const before = group[name];
      if (typeof before !== 'string') throw new Error(`${file} has no text ${key}`);
      const after = change(before);
      if (after === before) throw new Error(`${file} ${key} was not changed`);
      group[name] = after;
    });
  }

  /** The line number of a key. */
  lineOf(file: string, key: string): number {
    const source = readFileSync(this.at(file), 'utf8');
    let offset = 0;
    for (const name of key.split('.')) {
      offset = source.indexOf(`"${name}":`, offset + 1);
      if (offset < 0) throw new Error(`${file} has no line for ${key}`);
    }
    return source.slice(0, offset).split('\n').length;
  }
}

/** A copy of some folders or all, which the test may corrupt; removed after the test. */
export function copyOf(sample: SampleLocales, folders?: readonly string[]): SampleLocales {
  const folder = mkdtempSync(path.join(tmpdir(), 'locales-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of folders ?? readdirSync(sample.folder))
    cpSync(sample.at(name), path.join(folder, name), { recursive: true });
  return new SampleLocales(folder);
}

/** The real English texts of all namespaces or some, with the figures of the tests and generated notes. */
export function englishLocales(namespaces?: readonly string[]): SampleLocales {
  const sample = new SampleLocales(mkdtempSync(path.join(tmpdir(), 'locales-')));
  const all = new SampleLocales(real).namespaces();
  for (const name of [...(namespaces ?? all), 'meta', 'glossary'])
    cpSync(path.join(real, 'en', `${name}.json`), sample.at(`en/${name}.json`));
  writeSampleFigures(sample.folder);
  sample.writeNotes();
  return sample;
}
