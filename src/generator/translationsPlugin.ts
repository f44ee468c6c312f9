import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { CompanyFacts } from '../facts/settings.ts';
import type { TranslationsPart } from '../i18n/textStore.ts';
import { figuresFile, localesFolder } from '../locales/files/Locales.ts';
import { escapeHtml } from './html.ts';
import { settingsOf } from './readSettings.ts';
import { createTranslationsReader } from './translationsReader.ts';

const virtual = 'virtual:translations';

/**
 * i18next's language of keys, only in the development server: `/cimode/contactus` shows in place of
 * each text its key.
 */
const keyLanguage = { tag: 'cimode', name: 'Keys' };

/**
 * The translations files by their paths, and the code of the module that exports these paths. In a
 * build the name of a file has a hash of its content, so that browsers can cache it for ever.
 */
function makeFiles(facts: CompanyFacts, isDevelopment: boolean) {
  const { languages, read } = createTranslationsReader(facts);
  const [english] = languages;
  const all = [...languages, ...(isDevelopment ? [{ ...english, ...keyLanguage }] : [])];
  const contents = new Map<string, string>();
  const add = (tag: string, part: TranslationsPart) => {
    const content = JSON.stringify(read(tag, part));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `/translations/${part}-${isDevelopment ? tag : hash}.json`;
    contents.set(file, content);
    return file;
  };
  const files = all.map(({ tag }) => [
    tag,
    { site: add(tag, 'site'), policies: add(tag, 'policies') },
  ]);
  const code = `export const languages = ${JSON.stringify(all)};
export const files = ${JSON.stringify(Object.fromEntries(files))};`;
  return { contents, code };
}

/** A page that shows what prevents every other page, such as a file that is not JSON. */
function mistakePage(mistakes: string): string {
  return `<!doctype html><html lang="en"><title>A mistake in locales/</title>
<main><h1>A mistake in locales/</h1><p>${escapeHtml(mistakes).replaceAll('\n', '<br>')}</p>
<p>The page returns when you have corrected and saved.</p></main>
<script type="module" src="/@vite/client"></script></html>`;
}

/**
 * Writes two translations files for each language, or serves them in the development server.
 * `virtual:translations` exports the languages and the paths of their files.
 */
export function translations(): Plugin {
  let facts: CompanyFacts;
  let isDevelopment = false;
  let contents = new Map<string, string>();
  // Code that imports figures must get those of the same folder as the texts.
  const find = /^.*\/locales\/figures\.json$/;
  const figures = { find, replacement: path.join(localesFolder, figuresFile) };
  return {
    name: 'translations',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.VITE_BUILD_DATE': JSON.stringify(
          new Date().toISOString().slice(0, 10).split('-').reverse().join('/'),
        ),
      },
      resolve: { alias: command === 'build' ? [figures] : [] },
    }),
    configResolved(config) {
      facts = settingsOf(config).company;
      isDevelopment = config.mode === 'development';
      // Before Vite reads the figures, because its own error would name neither key nor correction.
      if (config.command === 'build') createTranslationsReader(facts);
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => {
      if (id !== `\0${virtual}`) return undefined;
      const files = makeFiles(facts, isDevelopment);
      contents = files.contents;
      return files.code;
    },
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        if (!req.headers.accept?.includes('text/html')) return next();
        try {
          makeFiles(facts, isDevelopment);
        } catch (error) {
          res.setHeader('Content-Type', 'text/html; charset=utf-8');
          return res.end(mistakePage(error instanceof Error ? error.message : String(error)));
        }
        next();
      });
      // Vite loads the virtual module again after an edit, before the browser requests its files.
      server.middlewares.use('/translations', (req, res, next) => {
        const content = contents.get(req.originalUrl ?? '');
        if (content === undefined) return next();
        res.setHeader('Cache-Control', 'no-store');
        res.setHeader('Content-Type', 'application/json');
        res.end(content);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, content] of contents)
        this.emitFile({ type: 'asset', fileName: file.slice(1), source: content });
    },
  };
}
