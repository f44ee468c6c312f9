import './styles/index.css';
import './styles/settings.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { beginHistory, createRouter, type Router } from './app/createRouter.ts';
import { followLinks } from './app/followLinks.ts';
import { frameWords } from './app/frameWords.ts';
import { LoadFailure } from './app/LoadFailure.ts';
import { fetchWords } from './i18n/fetchWords.ts';
import { languageOf } from './i18n/languages.ts';
import { createWordStore } from './i18n/wordStore.ts';
import { pause } from './ui/pause.ts';
import { whenWanted } from './ui/wanted.ts';

/** Resolves when the first page's code and words are there, so that it is drawn once and whole. */
function firstPage(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function throwLoadFailure({ state }: Router): void {
  for (const error of Object.values(state.errors ?? {})) {
    if (error instanceof LoadFailure) throw error;
  }
}

/** Says when the page answers: to `start.ts`, which then gives back clicks, and to measurements. */
function Awake({ router, children }: { readonly router: Router; readonly children: ReactNode }) {
  useEffect(() => {
    root?.removeAttribute('data-asleep');
    performance.mark('awake');
    return followLinks(router);
  }, [router]);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');

// React has been evaluated before this line; what follows would make that task longer.
await pause();
const store = createWordStore(fetchWords);
import.meta.hot?.on('words-changed', () => void store.reload());
await store.load(languageOf(location.pathname), frameWords).catch(() => {
  // The router tries again, and shows what became of it.
});
await pause();
beginHistory();
await pause();
const router = createRouter(store);
await firstPage(router);
// The page that the build wrote can be read; an error page in its place could not.
if (root.hasChildNodes()) throwLoadFailure(router);
const app = (
  <StrictMode>
    <Awake router={router}>
      <RouterProvider router={router} />
    </Awake>
  </StrictMode>
);
// `404.html` stands for any address that the build wrote no page for, and has no address of its own.
const isMissingPage = document.head.querySelector('[rel="canonical"]') === null;
// Some hosts answer an address that the router does not know with a page, `/ha/%2F` with `/ha`, say.
if (root.hasChildNodes() && !router.state.errors && !isMissingPage) {
  // In a transition React pauses for whatever the visitor does.
  startTransition(() => void hydrateRoot(root, app));
} else {
  // There, and in the development server's shell, every part is wanted at once.
  Object.assign(document.documentElement.dataset, { wanted: '', inter: '' });
  createRoot(root).render(app);
}
void whenWanted()
  .then(() => import('./app/visitorParts.ts'))
  .then(({ forgetTransitions, keepPages, prefetchLinks }) => {
    forgetTransitions();
    prefetchLinks(store);
    return keepPages();
  })
  // Then following a link takes longer, and nothing is kept.
  .catch(() => undefined);
