import { createBrowserRouter } from 'react-router-dom';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf } from '../i18n/languages.ts';
import { routeTable } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The browser's router. The routes of a language are added when its first page is opened: ranking the
 * routes of all languages would be a long task before hydration.
 */
export function createRouter(translations: Translations): Router {
  const first = languageOf(location.pathname);
  const added = new Set([first]);
  return createBrowserRouter(routeTable(translations, [first]), {
    patchRoutesOnNavigation({ path, patch, signal }) {
      const language = languageOf(path);
      // After an aborted navigation `patch` has no effect.
      if (added.has(language) || signal.aborted) return;
      added.add(language);
      patch(null, routeTable(translations, [language]));
    },
  });
}

/** Resolves when code and translations of the first page are loaded. */
export function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
