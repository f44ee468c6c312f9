import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type FilledWords, fillWords, type WordTree } from './fillWords.ts';

const list = 'virtual:words';
const member = /^\0virtual:words\/([^/]+)\/(.+)$/;

/** Files of a language's folder that hold no words of a page. */
const noNamespaces = ['meta.json', 'sources.json'];

async function jsonNames(folder: string): Promise<string[]> {
  const files = await readdir(folder, { withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith('.json'))
    .map((file) => file.name)
    .filter((name) => !noNamespaces.includes(name))
    .map((name) => path.basename(name, '.json'));
}

async function tagsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** A language that has no file for a namespace shares the English one, which is then loaded once. */
async function listModule(locales: string): Promise<string> {
  const english = await jsonNames(path.join(locales, 'en'));
  const lines: string[] = [];
  for (const tag of await tagsIn(locales)) {
    const own = await jsonNames(path.join(locales, tag));
    for (const name of english) {
      const words = own.includes(name) ? `${tag}/${name}` : `en/${name}`;
      lines.push(`'${tag}/${name}': () => import('${list}/${words}'),`);
    }
  }
  return `export const words = {\n${lines.join('\n')}\n};`;
}

async function readWords(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${String(error)}. \`npm run locales\` says where.`);
  }
}

async function wordsModule(locales: string, tag: string, name: string): Promise<FilledWords> {
  const source = await readWords(path.join(locales, 'en', `${name}.json`));
  const own = await readWords(path.join(locales, tag, `${name}.json`));
  // The English files are the type of the source; the compiler has checked their use.
  return fillWords(source as WordTree, own, tag);
}

/**
 * `virtual:words`: for each language and namespace one module with the language's own words and the
 * English ones that it lacks, so that a page in any language loads no more than an English one.
 */
export function localeWords(): Plugin {
  let locales = '';
  return {
    name: 'locale-words',
    configResolved(config) {
      locales = path.join(config.root, 'locales');
    },
    resolveId: (id) => (id === list || id.startsWith(`${list}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${list}`) return listModule(locales);
      const [, tag, name] = member.exec(id) ?? [];
      if (!tag || !name) return undefined;
      for (const of of new Set([tag, 'en'])) {
        this.addWatchFile(path.join(locales, of, `${name}.json`));
      }
      const words = JSON.stringify(await wordsModule(locales, tag, name));
      // A string that JSON.parse reads is quicker to start than the same object as code.
      return `export default JSON.parse(${JSON.stringify(words)})`;
    },
    configureServer({ watcher, moduleGraph, ws }) {
      const relist = (file: string) => {
        if (!file.startsWith(locales)) return;
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      };
      watcher.add(locales).on('add', relist).on('unlink', relist);
    },
  };
}
