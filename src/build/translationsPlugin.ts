import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { TranslationsPart } from '../i18n/createTranslations.ts';
import { englishTag } from '../i18n/keys.ts';
import { checkFigures } from '../localeChecker/checkFigures.ts';
import { inspectLocales } from '../localeChecker/inspectLocales.ts';
import { Locales, problemLine } from '../localeChecker/Locales.ts';
import type { CompanyFacts } from '../site/settings.ts';
import { escapeHtml } from './html.ts';
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

const figuresFile = 'figures.json';

/** What is wrong with `figures.json`. */
function figureMistakes(): string[] {
  const locales = new Locales(localesFolder);
  const file = locales.read(figuresFile);
  const missing = locales.problem('The file of all figures is missing: put it back.', figuresFile);
  return (file ? checkFigures(file) : [missing]).map(problemLine);
}

/**
 * The mistakes that `npm run locales` finds in the languages that were edited since the server began, in
 * English and in the figures; before the first edit, in all languages.
 */
function mistakesIn(edited: ReadonlySet<string>): string[] {
  const folders = [...edited, englishTag, figuresFile].map((name) => `locales/${name}`);
  const isShown = (file: string) =>
    edited.size === 0 || folders.some((folder) => `${file}/`.startsWith(`${folder}/`));
  const { problems } = inspectLocales(localesFolder);
  const lines = problems.filter(({ file }) => isShown(file)).map(problemLine);
  const rest = lines.length - 20;
  return rest > 1 ? [...lines.slice(0, 20), `… and ${rest} more: npm run locales`] : lines;
}

/** The mistakes with which no page can be made, such as a file that is no JSON. */
function fatalMistakes(facts: CompanyFacts): string[] {
  const mistakes = figureMistakes();
  if (mistakes.length > 0) return mistakes;
  try {
    makeFiles(facts, true);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * After an edit of a locale file: reloads the page, or shows the mistakes over it; again over each page that
 * is opened until they are corrected. Where no page can be made, the mistakes stand alone.
 */
function watchFolder(server: ViteDevServer, facts: CompanyFacts): void {
  const { watcher, moduleGraph, ws, config, middlewares } = server;
  const edited = new Set<string>();
  const report = () => {
    const message = mistakesIn(edited).join('\n');
    return message ? ({ type: 'error', err: { message, stack: '' } } as const) : undefined;
  };
  const show = () => {
    try {
      moduleGraph.invalidateAll();
      ws.send(report() ?? { type: 'full-reload' });
    } catch (error) {
      // For example, a file was removed meanwhile.
      config.logger.error(String(error));
    }
  };
  let timer: NodeJS.Timeout;
  watcher.add(localesFolder).on('all', (_, file) => {
    if (!file.startsWith(localesFolder) || !file.endsWith('.json')) return;
    const [tag = ''] = path.relative(localesFolder, file).split(path.sep);
    edited.add(tag);
    clearTimeout(timer);
    // An editor with format on save writes twice.
    timer = setTimeout(show, 200);
  });
  ws.on('vite:client:connect', (_, client) => {
    const mistakes = report();
    if (mistakes) client.send(mistakes);
  });
  middlewares.use((req, res, next) => {
    if (!req.headers.accept?.includes('text/html')) return next();
    const mistakes = fatalMistakes(facts);
    if (mistakes.length === 0) return next();
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(`<!doctype html><html lang="en"><title>Mistakes in locales/</title>
<h1>Mistakes in locales/</h1><ul>${mistakes.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p>The page returns when you have corrected and saved.</p>
<script type="module" src="/@vite/client"></script></html>`);
  });
}

/**
 * Writes two translations files a language from the locale files, or serves them in the development
 * server. `virtual:translations` exports the languages and the paths of their files.
 */
export function translations(): Plugin {
  let facts: CompanyFacts;
  let isDevelopment = false;
  let isServer = false;
  let sources = new Map<string, string>();
  // Code imports figures, too: those of the same folder as the texts.
  const find = /^.*\/locales\/figures\.json$/;
  const figures = { find, replacement: path.join(localesFolder, figuresFile) };
  return {
    name: 'translations',
    config: (_, { command }) => ({
      define: { 'import.meta.env.VITE_BUILD_YEAR': `"${new Date().getFullYear()}"` },
      resolve: { alias: command === 'build' ? [figures] : [] },
    }),
    configResolved(config) {
      facts = settingsOf(config).company;
      isDevelopment = config.mode === 'development';
      isServer = config.command === 'serve';
    },
    buildStart() {
      const mistakes = isServer ? [] : figureMistakes();
      if (mistakes.length > 0) this.error(mistakes.join('\n'));
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => {
      if (id !== `\0${virtual}`) return undefined;
      const files = makeFiles(facts, isDevelopment);
      sources = files.sources;
      return files.code;
    },
    configureServer(server) {
      watchFolder(server, facts);
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
