import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { TranslationsPart } from '../i18n/createTranslations.ts';
import { sourceTag } from '../i18n/keys.ts';
import type { Language } from '../i18n/languages.ts';
import type { CompanyFacts } from '../site/settings.ts';
import { settingsOf } from './settings.ts';
import { createReader, localesFolder } from './translations.ts';

const virtual = 'virtual:translations';

/**
 * i18next's language of keys, in the development server alone: `/cimode/contactus` shows the key of
 * each text in its place.
 */
const keyLanguage: Language = {
  tag: 'cimode',
  name: 'Keys',
  dir: 'ltr',
  status: 'reviewed',
  formatLocale: 'en-NG',
};

/**
 * The translations files by their paths, and the code of the module that exports these. In a build a
 * name is a hash of the content, so that browsers can cache a file for ever.
 */
function makeFiles(facts: CompanyFacts, isDevelopment: boolean) {
  const reader = createReader(facts);
  const languages = [...reader.languages, ...(isDevelopment ? [keyLanguage] : [])];
  const sources = new Map<string, string>();
  const add = (tag: string, part: TranslationsPart) => {
    const source = JSON.stringify(reader.read(tag, part));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const file = `/translations/${part}-${isDevelopment ? tag : hash}.json`;
    sources.set(file, source);
    return file;
  };
  const paths = languages.map(({ tag }) => [
    tag,
    { site: add(tag, 'site'), policies: add(tag, 'policies') },
  ]);
  const code = [
    `export const languages = ${JSON.stringify(languages)};`,
    `export const files = ${JSON.stringify(Object.fromEntries(paths))};`,
  ].join('\n');
  return { sources, code };
}

/** Shows a message over the page. */
function showMistake({ ws }: ViteDevServer, message: string): void {
  ws.send({ type: 'error', err: { message, stack: '' } });
}

/** Serves translations files, made from the current locale files. */
function serveFiles(server: ViteDevServer, facts: CompanyFacts): void {
  server.middlewares.use('/translations', (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    try {
      const source = makeFiles(facts, true).sources.get(req.originalUrl ?? '');
      if (source === undefined) return next();
      res.setHeader('Content-Type', 'application/json');
      res.end(source);
    } catch (error) {
      // For example, a file is not JSON.
      showMistake(server, String(error));
      res.writeHead(500).end();
    }
  });
}

/** The mistakes that `npm run locales` finds in the file's language, in English or in the figures. */
async function mistakesBeside(file: string): Promise<string[]> {
  // A dynamic import, because a build does not need the checker and its libraries.
  const { inspectLocales } = await import('../localeChecker/inspectLocales.ts');
  const { problemLine } = await import('../localeChecker/readJson.ts');
  const [tag = ''] = path.relative(localesFolder, file).split(path.sep);
  const folders = [tag, sourceTag, 'figures.json'].map((name) => `locales/${name}`);
  return inspectLocales(localesFolder)
    .problems.filter((problem) => folders.some((folder) => problem.file.startsWith(folder)))
    .map(problemLine);
}

/** After an edit of a locale file: reloads the page, or shows the mistakes over it. */
function watchFolder(server: ViteDevServer): void {
  const { watcher, moduleGraph, ws, config } = server;
  const show = async (file: string) => {
    try {
      const mistakes = await mistakesBeside(file);
      moduleGraph.invalidateAll();
      if (mistakes.length === 0) ws.send({ type: 'full-reload' });
      else showMistake(server, mistakes.join('\n'));
    } catch (error) {
      // For example, a file was removed meanwhile.
      config.logger.error(String(error));
    }
  };
  let timer: NodeJS.Timeout;
  const schedule = (file: string) => {
    if (!file.startsWith(localesFolder) || !file.endsWith('.json')) return;
    clearTimeout(timer);
    // An editor with format on save writes twice.
    timer = setTimeout(() => void show(file), 200);
  };
  watcher.add(localesFolder);
  watcher.on('add', schedule).on('unlink', schedule).on('change', schedule);
}

/**
 * Writes two translations files a language from the locale files, or serves them in the development
 * server. `virtual:translations` exports the languages and the paths of their files.
 */
export function translations(): Plugin {
  let facts: CompanyFacts;
  let isDevelopment = false;
  let made: ReturnType<typeof makeFiles> | undefined;
  return {
    name: 'translations',
    config: (config, { mode, command }) => {
      facts = settingsOf(config, mode).company;
      isDevelopment = mode === 'development';
      const year = String(new Date().getFullYear());
      // Code imports figures, too: those of the same folder as the texts.
      const find = /^.*\/locales\/figures\.json$/;
      const figures = { find, replacement: path.join(localesFolder, 'figures.json') };
      return {
        define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(year) },
        ...(command === 'build' ? { resolve: { alias: [figures] } } : {}),
      };
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => {
      if (id !== `\0${virtual}`) return undefined;
      // The development server loads the module again after an edit.
      made = isDevelopment ? makeFiles(facts, true) : (made ?? makeFiles(facts, false));
      return made.code;
    },
    configureServer(server) {
      serveFiles(server, facts);
      watchFolder(server);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of made?.sources ?? [])
        this.emitFile({ type: 'asset', fileName: file.slice(1), source });
    },
  };
}
