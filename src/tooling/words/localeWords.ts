import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  buildReader,
  localesFolder,
  namespaces,
  numbersFor,
  readLanguages,
  readWordFile,
} from './LocaleFolder.ts';

const list = 'virtual:languages';
// Vite's watcher leaves out a change within 50 ms of the last that it told of: by an editor that
// formats what it has just saved, say. Whoever reads a little later reads what both have written.
const settlingMs = 100;
const address = /^\/words\/[^/]+\/([^/]+)\/([^/]+)\.json$/;

/** Changes whenever a word does, or how a number is written. */
function version(): string {
  const hash = createHash('sha256');
  const files = readdirSync(localesFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json')).sort())
    hash.update(file).update(readFileSync(path.join(localesFolder, file)));
  for (const { tag } of readLanguages()) hash.update(JSON.stringify(numbersFor(tag)));
  return hash.digest('hex').slice(0, 8);
}

/** Answers what the built site answers with files, from the folder as it is now. */
function serveWords({ middlewares }: ViteDevServer): void {
  middlewares.use((req, res, next) => {
    const [, tag = '', namespace = ''] = address.exec(req.url ?? '') ?? [];
    const isKnown =
      readLanguages().some((language) => language.tag === tag) && namespaces().includes(namespace);
    if (!isKnown) return next();
    res.setHeader('Content-Type', 'application/json');
    res.setHeader('Cache-Control', 'no-store');
    res.end(JSON.stringify(readWordFile(tag, namespace)));
  });
}

/** An edited text is shown at once, without a reload; a new or removed file changes the whole site. */
function watchWords({ watcher, moduleGraph, ws }: ViteDevServer): void {
  const isOurs = (file: string) => file.startsWith(localesFolder) && file.endsWith('.json');
  const restart = (file: string) => {
    if (!isOurs(file)) return;
    moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload' });
  };
  const show = (file: string) => {
    if (path.basename(file) === 'meta.json') restart(file);
    else if (isOurs(file)) ws.send({ type: 'custom', event: 'words-changed' });
  };
  watcher.add(localesFolder);
  watcher.on('add', restart).on('unlink', restart);
  watcher.on('change', (file) => setTimeout(show, settlingMs, file));
}

/**
 * The words of the site: `virtual:languages` lists the languages that have a folder, and
 * `words/<version>/<tag>/<namespace>.json` holds what a page in a language needs of a namespace.
 * A language more changes no other language's files but the list.
 */
export function localeWords(): Plugin {
  return {
    name: 'locale-words',
    config: () => ({
      define: {
        'import.meta.env.VITE_WORDS_VERSION': JSON.stringify(version()),
        'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
      },
    }),
    resolveId: (id) => (id === list ? `\0${list}` : undefined),
    load: (id) =>
      id === `\0${list}` ? `export default ${JSON.stringify(readLanguages())}` : undefined,
    configureServer(server) {
      serveWords(server);
      watchWords(server);
    },
    transformIndexHtml: (_, { server }) =>
      server
        ? [{ tag: 'script', attrs: { type: 'module', src: '/src/tooling/words/keyView.ts' } }]
        : [],
    generateBundle() {
      const folder = `words/${version()}`;
      const read = buildReader();
      for (const { tag } of readLanguages())
        for (const namespace of namespaces())
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${tag}/${namespace}.json`,
            source: JSON.stringify(read(tag, namespace)),
          });
    },
  };
}
