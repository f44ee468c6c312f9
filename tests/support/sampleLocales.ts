import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { inspectLocales } from '../../src/locales/checker/inspectLocales.ts';
import { problemLine } from '../../src/locales/files/Locales.ts';

const samples = path.join(import.meta.dirname, 'sampleLocales');

/** A `locales` folder with English and complete Hausa for one test, after which it is removed. */
export class SampleLocales {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'locales-'));

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    const names = readdirSync(samples, { recursive: true, encoding: 'utf8' });
    for (const file of names.filter((name) => name.endsWith('.json')))
      this.write(file, JSON.parse(readFileSync(path.join(samples, file), 'utf8')));
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  textOf(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  read(file: string) {
    return JSON.parse(this.textOf(file));
  }

  /** Writes a file: strings and bytes as they are, objects as JSON; undefined removes the file. */
  write(file: string, content: object | string | Uint8Array | undefined): void {
    if (content === undefined) {
      rmSync(this.at(file));
      return;
    }
    const isReady = typeof content === 'string' || content instanceof Uint8Array;
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), isReady ? content : JSON.stringify(content, null, 2));
  }

  /** Sets the value of a dotted key; undefined removes the key. */
  set(file: string, key: string, value: unknown): void {
    const content = this.read(file);
    const names = key.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce((outer, name) => outer[name], content);
    group[last] = value;
    this.write(file, content);
  }

  /** The line of a key. */
  lineOf(file: string, key: string): number {
    const text = this.textOf(file);
    let offset = 0;
    for (const name of key.split('.')) offset = text.indexOf(`${JSON.stringify(name)}:`, offset);
    return text.slice(0, offset).split('\n').length;
  }

  /** What the checker of locale files reports, a line for each problem. */
  problems(): string[] {
    return inspectLocales(this.folder).problems.map(problemLine);
  }

  /** Expects a single problem, at the line of a key; a text is a part of its message. */
  expectProblem(file: string, key: string, message: RegExp | string): void {
    const place = `locales/${file}:${this.lineOf(file, key)} ${key}: `;
    const found = this.problems();
    expect(found).toEqual([expect.stringContaining(place)]);
    expect(found[0]?.slice(place.length)).toMatch(message);
  }
}
