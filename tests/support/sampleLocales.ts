import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The content of a locale file; a string or bytes are written as they are. */
type Content = object | string | Uint8Array | undefined;

const files: Readonly<Record<string, Content>> = {
  'figures.json': {
    maximum: { unit: 'naira', value: 30000000 },
    rate: { unit: 'percent', value: 10 },
  },
  'en/meta.json': { name: 'English', dir: 'ltr', status: 'source', formatLocale: 'en-NG' },
  'en/home.json': {
    title: 'Home',
    page: { lead: 'Loans of {{brand}}' },
    hero: {
      text: 'Up to {{maximum}} at {{rate}}',
      link: 'Read our <policy>policy</policy>',
      links: '<car>Cars</car> or <home>houses</home>',
    },
  },
  'en/common.json': {
    act: 'Act 2023 of {{rate}}',
    units: {
      month_one: '{{amount}} month',
      month_other: '{{amount}} months',
      evening: '{{hour}}PM',
    },
    often: { times_2: 'twice', times_one: 'one time', times_other: '{{amount}} times' },
  },
  'en/notes/home.json': {
    title: 'Title. About 20 characters.',
    page: { lead: 'Lead' },
    hero: { text: 'Money. Below the lead', link: 'Link', links: 'Links' },
  },
  'en/notes/common.json': {
    act: 'Law',
    units: { month: 'Time', evening: 'Hour' },
    often: { times: 'How often' },
  },
  'ha/meta.json': { name: 'Hausa', dir: 'ltr', status: 'draft', formatLocale: 'en-NG' },
  'ha/home.json': {
    title: 'Gida',
    page: { lead: 'Rancen {{brand}}' },
    hero: {
      text: 'Har {{maximum}}, ƙari {{rate}}',
      link: 'Karanta <policy>manufa</policy>',
      links: '<car>Motoci</car> ko <home>gidaje</home>',
    },
  },
  'ha/common.json': {
    act: 'Dokar 2023 ta {{rate}}',
    units: {
      month_one: 'wata {{amount}}',
      month_other: 'watanni {{amount}}',
      evening: 'ƙarfe {{hour}} na dare',
    },
    often: { times_2: 'sau biyu', times_one: 'sau ɗaya', times_other: 'sau {{amount}}' },
  },
};

/** A `locales` folder of a test with English and a complete Hausa; removed after the test. */
export class SampleLocales {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'locales-'));

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    for (const [file, content] of Object.entries(files)) this.write(file, content);
  }

  at(file: string): string {
    return path.join(this.folder, file);
  }

  source(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  read(file: string) {
    return JSON.parse(this.source(file));
  }

  /** Writes a file; undefined removes it. */
  write(file: string, content: Content): void {
    if (content === undefined) {
      rmSync(this.at(file));
      return;
    }
    const isReady = typeof content === 'string' || content instanceof Uint8Array;
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), isReady ? content : JSON.stringify(content, null, 2));
  }

  /** Gives a key, with dots between its parts, a value; undefined removes the key. */
  set(file: string, key: string, value: unknown): void {
    const content = this.read(file);
    const names = key.split('.');
    const last = names.pop() ?? '';
    let group = content;
    for (const name of names) group = group[name];
    group[last] = value;
    this.write(file, content);
  }

  /** The line of a key. */
  lineOf(file: string, key: string): number {
    let offset = 0;
    for (const name of key.split('.'))
      offset = this.source(file).indexOf(`${JSON.stringify(name)}:`, offset);
    return this.source(file).slice(0, offset).split('\n').length;
  }
}
