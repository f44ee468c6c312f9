import { type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../i18n/sourceTag.ts';
import { type JsonFile, readJson } from './readJson.ts';

/** Files of a language's folder that are not namespaces. */
export const noNamespaces: ReadonlySet<string> = new Set([
  'meta.json',
  'sources.json',
  'glossary.json',
]);

/** A `locales` folder at any path; messages always show it as `locales`. */
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

  /** The path of a file in messages. */
  shown(...parts: string[]): string {
    return ['locales', ...parts].join('/');
  }

  /** Reads a JSON file; undefined if it does not exist. */
  read(...parts: string[]): JsonFile | undefined {
    return this.has(...parts) ? readJson(this.path(...parts), this.shown(...parts)) : undefined;
  }

  /** The tags of the language folders, English first. */
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
