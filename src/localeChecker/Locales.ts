import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../i18n/sourceTag.ts';
import { type JsonFile, readJson } from './readJson.ts';

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

  /** Undefined where the file is not there. */
  read(...parts: string[]): JsonFile | undefined {
    return this.has(...parts) ? readJson(this.path(...parts), this.shown(...parts)) : undefined;
  }

  /** The folders of languages, English first. */
  tags(): string[] {
    const tags = this.#names((entry) => entry.isDirectory());
    return tags.sort((a, b) => Number(b === sourceTag) - Number(a === sourceTag));
  }

  /** The names of the files in a folder. */
  files(...parts: string[]): string[] {
    return this.has(...parts) ? this.#names((entry) => entry.isFile(), ...parts) : [];
  }

  #names(isListed: (entry: Dirent) => boolean, ...parts: string[]): string[] {
    return readdirSync(this.path(...parts), { withFileTypes: true })
      .filter((entry) => isListed(entry) && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  }
}
