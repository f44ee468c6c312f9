import type { Plugin, ViteDevServer } from 'vite';
import { localesFolder, problemLine } from '../files/Locales.ts';
import { inspectLocales } from './inspectLocales.ts';

/** The mistakes that `npm run locales` finds: as many as fit on a screen. */
function mistakes(): string[] {
  const lines = inspectLocales(localesFolder).problems.map(problemLine);
  const rest = lines.length - 20;
  return rest > 1 ? [...lines.slice(0, 20), `… and ${rest} more: npm run locales`] : lines;
}

/**
 * Reloads the page after an edit of a locale file, and shows the mistakes over each page until they
 * are corrected.
 */
function watchFolder({ watcher, moduleGraph, ws, config }: ViteDevServer): void {
  const reload = () => {
    moduleGraph.invalidateAll();
    ws.send({ type: 'full-reload' });
  };
  let timer: NodeJS.Timeout;
  watcher.add(localesFolder).on('all', (_, file) => {
    if (!file.startsWith(localesFolder) || !file.endsWith('.json')) return;
    clearTimeout(timer);
    // An editor with format on save writes twice.
    timer = setTimeout(reload, 200);
  });
  ws.on('vite:client:connect', (_, client) => {
    try {
      const message = mistakes().join('\n');
      if (message) client.send({ type: 'error', err: { message, stack: '' } });
    } catch (error) {
      // For example, a file was removed meanwhile.
      config.logger.error(String(error));
    }
  });
}

/** Shows the mistakes in the locale files over the pages of the development server. */
export function localeMistakes(): Plugin {
  return { name: 'locale-mistakes', configureServer: watchFolder };
}
