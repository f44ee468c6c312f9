import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceTag } from '../i18n/keys.ts';
import { type JsonFile, type Problem, readJson } from './readJson.ts';

/** Whether a file of a language's folder has texts, of the namespace by its name. */
export function isNamespace(name: string): boolean {
  return name.endsWith('.json') && name !== 'meta.json';
}

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

  /** Creates a problem of a whole file or folder. */
  problem(text: string, ...parts: string[]): Problem {
    return { file: this.shown(...parts), text };
  }

  /** Reads a JSON file; undefined if it does not exist. */
  read(...parts: string[]): JsonFile | undefined {
    return this.has(...parts) ? readJson(this.path(...parts), this.shown(...parts)) : undefined;
  }

  /** The tags of the language folders, English first. */
  tags(): string[] {
    const folders = this.#entries().filter((entry) => entry.isDirectory());
    const tags = new Set([sourceTag, ...folders.map(({ name }) => name).sort()]);
    return [...tags].filter((tag) => this.has(tag));
  }

  /** The names of the files in a folder. */
  files(...parts: string[]): string[] {
    const files = this.#entries(...parts).filter((entry) => entry.isFile());
    return files.map(({ name }) => name).sort();
  }

  #entries(...parts: string[]) {
    if (!this.has(...parts)) return [];
    const entries = readdirSync(this.path(...parts), { withFileTypes: true });
    return entries.filter(({ name }) => !name.startsWith('.'));
  }
}
