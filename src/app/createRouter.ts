import { createBrowserRouter } from 'react-router-dom';
import { isPhone, wantsStillness } from '../components/media.ts';
import { languageOf } from '../i18n/languages.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { isAwake } from '../ui/isAwake.ts';
import { routeTable } from './routes.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

type RouterSubscriber = Parameters<Router['subscribe']>[0];

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
  const router = createBrowserRouter(routeTable(store, [first]), {
    patchRoutesOnNavigation({ path, patch, signal }) {
      const language = languageOf(path);
      // Once the navigation is given up, `patch` does nothing.
      if (mounted.has(language) || signal.aborted) return;
      mounted.add(language);
      patch(null, routeTable(store, [language]));
    },
  });
  return drawnOnce(router);
}

/** Milliseconds within which a page that was fetched ahead is there. */
const moment = 100;

/**
 * Whether a page fades into the next one, also on the way back. Not on phones: to take pictures of
 * both pages made the wait for the next one half as long again, on the bench's slow phone.
 */
function fades(): boolean {
  return !wantsStillness() && !isPhone();
}

/**
 * Has a page drawn once, when it is there, and in one go (on a phone its head first: see `PageBody`).
 * By itself the router's provider draws the old page with the news of the navigation, comes to the
 * fade by way of two more drawings and frames, and draws the new page in slices, while the visitor
 * waits. But a part that still sleeps (see `Sleeper`) would be emptied: only in slices, as a
 * transition, the page waits for it.
 */
function drawnOnce(router: Router): Router {
  const { subscribe } = router;
  // One for the router: the provider subscribes anew at the beginning and at the end of each fade.
  let late = 0;
  const subscribeOnce = (hear: RouterSubscriber) =>
    subscribe((state, change) => {
      const inOneGo = isAwake();
      if (inOneGo && state.navigation.state !== 'idle') {
        late ||= window.setTimeout(() => hear(router.state, change), moment);
        return;
      }
      window.clearTimeout(late);
      late = 0;
      const { viewTransitionOpts, ...others } = change;
      hear(state, { ...others, ...(fades() && { viewTransitionOpts }), flushSync: inOneGo });
    });
  return Object.assign(router, { subscribe: subscribeOnce });
}
