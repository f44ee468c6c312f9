import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../../i18n/sourceTag.ts';

/** The folder `locales`, wherever it is; messages call it `locales` always. */
export class Locales {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  path(...parts: string[]): string {
    return path.join(this.folder, ...parts);
  }

  has(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  /** How a message names a file. */
  shown(...parts: string[]): string {
    return ['locales', ...parts].join('/');
  }

  /** The folders of languages, English first. */
  tags(): string[] {
    const entries = readdirSync(this.folder, { withFileTypes: true });
    const tags = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    return tags.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  }

  /** The names of the files in a folder. */
  files(...parts: string[]): string[] {
    if (!this.has(...parts)) return [];
    return readdirSync(this.path(...parts), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  }
}

function rank(tag: string): number {
  return tag === sourceTag ? 0 : 1;
}
