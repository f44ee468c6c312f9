import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompanyFacts } from '../../site/companyFacts.ts';
import { settingsOf } from '../settings.ts';
import { createReader } from './createReader.ts';
import { localesFolder, readLanguages, readNamespaces } from './readLocales.ts';
import { reportProblems } from './reportProblems.ts';
import { reportTexts } from './reportTexts.ts';

const virtual = 'virtual:translations';
// Vite's watcher omits a change within 50 ms of the last reported one, as by an editor with format on
// save, so the files are read later than that.
const settlingMs = 100;
const figuresFile = path.join(localesFolder, 'figures.json');
const filePath = /^\/translations\/[^/]+\/([^/]+)\/([^/]+)\.json$/;

interface File {
  readonly name: string;
  readonly source: string;
}

/** All translations files by their paths below the version's folder. */
function allFiles(facts: CompanyFacts): File[] {
  const { read } = createReader(facts);
  const namespaces = readNamespaces();
  return readLanguages().flatMap(({ tag }) =>
    namespaces.map((namespace) => ({
      name: `${tag}/${namespace}.json`,
      source: JSON.stringify(read(tag, namespace)),
    })),
  );
}

function versionOf(files: readonly File[]): string {
  const hash = createHash('sha256');
  for (const { name, source } of files) hash.update(name).update(source);
  return hash.digest('hex').slice(0, 8);
}

/** Serves translations files, made from the current locale files. */
function serveFiles({ middlewares }: ViteDevServer, facts: CompanyFacts): void {
  middlewares.use((req, res, next) => {
    const [, tag = '', namespace = ''] = filePath.exec(req.url ?? '') ?? [];
    if (!tag) return next();
    res.setHeader('Cache-Control', 'no-store');
    try {
      if (!readNamespaces().includes(namespace)) return next();
      const file = createReader(facts).read(tag, namespace);
      res.setHeader('Content-Type', 'application/json');
      res.end(JSON.stringify(file));
    } catch (error) {
      // `problemNotice` shows the reason.
      res.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
}

/** Updates an edited text without a reload; a new or removed file reloads the site. */
function watchFolder(server: ViteDevServer): void {
  const { watcher, moduleGraph, ws } = server;
  const reportAgain = reportProblems(server);
  const isLocaleFile = (file: string) => file.startsWith(localesFolder) && file.endsWith('.json');
  const restart = (file: string) => {
    if (!isLocaleFile(file)) return;
    moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload' });
  };
  const show = (file: string) => {
    if (path.basename(file) === 'meta.json') restart(file);
    else if (isLocaleFile(file)) ws.send({ type: 'custom', event: 'translations-changed' });
    if (isLocaleFile(file)) reportAgain();
  };
  watcher.add(localesFolder);
  watcher.on('add', restart).on('unlink', restart);
  watcher.on('change', (file) => setTimeout(show, settlingMs, file));
}

/**
 * Writes `translations/<version>/<tag>/<namespace>.json` from the locale files, or serves it in the
 * development server. `virtual:translations` exports the languages and the version.
 */
export function translations(): Plugin {
  let facts: CompanyFacts;
  let isBuild = false;
  let made: File[] | undefined;
  /** The files of a build, made once. */
  const builtFiles = () => {
    made ??= allFiles(facts);
    return made;
  };
  return {
    name: 'translations',
    config: (config, { mode, command }) => {
      facts = settingsOf(config, mode).company;
      isBuild = command === 'build';
      const year = String(new Date().getFullYear());
      // Code imports figures, too: those of the same folder as the texts.
      const figures = { find: /^.*\/locales\/figures\.json$/, replacement: figuresFile };
      return {
        define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(year) },
        ...(isBuild ? { resolve: { alias: [figures] } } : {}),
      };
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => {
      if (id !== `\0${virtual}`) return undefined;
      const version = isBuild ? versionOf(builtFiles()) : 'now';
      return [
        `export const languages = ${JSON.stringify(readLanguages())};`,
        `export const version = ${JSON.stringify(version)};`,
      ].join('\n');
    },
    configureServer(server) {
      serveFiles(server, facts);
      watchFolder(server);
      reportTexts(server);
    },
    transformIndexHtml: (_, { server }) =>
      server
        ? ['keyView/keyView', 'problemNotice'].map((name) => ({
            tag: 'script',
            attrs: { type: 'module', src: `/src/build/translations/${name}.ts` },
          }))
        : [],
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = builtFiles();
      const folder = `translations/${versionOf(files)}`;
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}
