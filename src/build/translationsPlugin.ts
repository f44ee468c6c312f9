import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { TranslationsPart } from '../i18n/createTranslations.ts';
import { sourceTag } from '../i18n/keys.ts';
import { inspectLocales } from '../localeChecker/inspectLocales.ts';
import { problemLine } from '../localeChecker/Locales.ts';
import type { CompanyFacts } from '../site/settings.ts';
import { settingsOf } from './settings.ts';
import { createReader, localesFolder } from './translations.ts';

const virtual = 'virtual:translations';

/**
 * i18next's language of keys, in the development server alone: `/cimode/contactus` shows the key of
 * each text in its place.
 */
const keyLanguage = { tag: 'cimode', name: 'Keys' };

/**
 * The translations files by their paths, and the code of the module that exports these. In a build a
 * name is a hash of the content, so that browsers can cache a file for ever.
 */
function makeFiles(facts: CompanyFacts, isDevelopment: boolean) {
  const { languages, read } = createReader(facts);
  const [english] = languages;
  const all = [...languages, ...(isDevelopment ? [{ ...english, ...keyLanguage }] : [])];
  const sources = new Map<string, string>();
  const add = (tag: string, part: TranslationsPart) => {
    const source = JSON.stringify(read(tag, part));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const file = `/translations/${part}-${isDevelopment ? tag : hash}.json`;
    sources.set(file, source);
    return file;
  };
  const files = all.map(({ tag }) => [
    tag,
    { site: add(tag, 'site'), policies: add(tag, 'policies') },
  ]);
  const code = `export const languages = ${JSON.stringify(all)};
export const files = ${JSON.stringify(Object.fromEntries(files))};`;
  return { sources, code };
}

/** The mistakes that `npm run locales` finds in the file's language, in English or in the figures. */
function mistakesBeside(file: string): string[] {
  const [tag = ''] = path.relative(localesFolder, file).split(path.sep);
  const folders = [tag, sourceTag, 'figures.json'].map((name) => `locales/${name}`);
  return inspectLocales(localesFolder)
    .problems.filter((problem) => folders.some((folder) => problem.file.startsWith(folder)))
    .map(problemLine);
}

/** After an edit of a locale file: reloads the page, or shows the mistakes over it. */
function watchFolder({ watcher, moduleGraph, ws, config }: ViteDevServer): void {
  const show = (file: string) => {
    try {
      const message = mistakesBeside(file).join('\n');
      moduleGraph.invalidateAll();
      ws.send(message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' });
    } catch (error) {
      // For example, a file was removed meanwhile.
      config.logger.error(String(error));
    }
  };
  let timer: NodeJS.Timeout;
  watcher.add(localesFolder).on('all', (_, file) => {
    if (!file.startsWith(localesFolder) || !file.endsWith('.json')) return;
    clearTimeout(timer);
    // An editor with format on save writes twice.
    timer = setTimeout(show, 200, file);
  });
}

/**
 * Writes two translations files a language from the locale files, or serves them in the development
 * server. `virtual:translations` exports the languages and the paths of their files.
 */
export function translations(): Plugin {
  let facts: CompanyFacts;
  let isDevelopment = false;
  let sources = new Map<string, string>();
  // Code imports figures, too: those of the same folder as the texts.
  const find = /^.*\/locales\/figures\.json$/;
  const figures = { find, replacement: path.join(localesFolder, 'figures.json') };
  return {
    name: 'translations',
    config: (_, { command }) => ({
      define: { 'import.meta.env.VITE_BUILD_YEAR': `"${new Date().getFullYear()}"` },
      resolve: { alias: command === 'build' ? [figures] : [] },
    }),
    configResolved(config) {
      facts = settingsOf(config).company;
      isDevelopment = config.mode === 'development';
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => {
      if (id !== `\0${virtual}`) return undefined;
      const files = makeFiles(facts, isDevelopment);
      sources = files.sources;
      return files.code;
    },
    configureServer(server) {
      watchFolder(server);
      // The module above is loaded again after an edit, and before its files are requested.
      server.middlewares.use('/translations', (req, res, next) => {
        const source = sources.get(req.originalUrl ?? '');
        if (source === undefined) return next();
        res.setHeader('Cache-Control', 'no-store');
        res.setHeader('Content-Type', 'application/json');
        res.end(source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of sources)
        this.emitFile({ type: 'asset', fileName: file.slice(1), source });
    },
  };
}
