import './styles/index.css';
import './styles/settings.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routeTable } from './app/routes.tsx';
import { fetchWords } from './i18n/fetchWords.ts';
import { createWordStore } from './i18n/wordStore.ts';

type Router = ReturnType<typeof createBrowserRouter>;

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

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The place is restored by useArrival, which knows about pages that change their height.
history.scrollRestoration = 'manual';

const store = createWordStore(fetchWords);
import.meta.hot?.on('words-changed', () => void store.reload());

const router = createBrowserRouter(routeTable(store));
await firstPage(router);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
