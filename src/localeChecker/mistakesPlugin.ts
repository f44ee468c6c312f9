import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { englishTag } from '../i18n/keys.ts';
import { figuresFile, Locales, localesFolder, problemLine } from '../localeFiles/Locales.ts';
import { checkFigures } from './checkFigures.ts';
import { inspectLocales } from './inspectLocales.ts';

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

/**
 * After an edit of a locale file: reloads the page, or shows the mistakes over it; again over each page that
 * is opened until they are corrected.
 */
function watchFolder({ watcher, moduleGraph, ws, config }: ViteDevServer): void {
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
}

/**
 * Shows the mistakes in the locale files over the pages of the development server, and refuses a build with
 * a mistake in the figures, which all languages state.
 */
export function localeMistakes(): Plugin {
  return {
    name: 'locale-mistakes',
    configureServer: watchFolder,
    buildStart() {
      const mistakes =
        this.environment.mode === 'dev' ? [] : checkFigures(new Locales(localesFolder));
      if (mistakes.length > 0) this.error(mistakes.map(problemLine).join('\n'));
    },
  };
}
