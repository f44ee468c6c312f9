import { createBrowserRouter } from 'react-router-dom';
import { languageOf } from '../i18n/languages.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { routeTable } from './routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Gives the first page its place in the history (`idx`), as the router itself does where there is
 * none: changing the history takes a third of the time that making the router does.
 */
export function beginHistory(): void {
  if (!history.state) history.replaceState({ idx: 0 }, '');
}

/**
 * The browser's router. A language's routes are mounted when its first page is: to rank those of
 * all languages would be a long task before any page answers, longer with each language.
 */
export function createRouter(store: WordStore): Router {
  const first = languageOf(location.pathname);
  const mounted = new Set([first]);
  return createBrowserRouter(routeTable(store, [first]), {
    patchRoutesOnNavigation({ path, patch, signal }) {
      const language = languageOf(path);
      // Once the navigation is given up, `patch` does nothing.
      if (mounted.has(language) || signal.aborted) return;
      mounted.add(language);
      patch(null, routeTable(store, [language]));
    },
  });
}
