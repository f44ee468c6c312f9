import './styles/index.css';
import './styles/settings.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter, initialized } from './app/createRouter.ts';
import { LoadFailure } from './app/LoadFailure.ts';
import { prefetchLinks } from './app/prefetch.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { whenIdle } from './components/whenIdle.ts';
import { createTranslations } from './i18n/createTranslations.ts';
import { fetchTranslations } from './i18n/fetchTranslations.ts';

/** Tells the loader that the page answers. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');

const translations = createTranslations(fetchTranslations);
const router = createRouter(translations);
await initialized(router);
const errors = Object.values(router.state.errors ?? {});
const failure = errors.find((error) => error instanceof LoadFailure);
// The prerendered page can be read; the loader keeps it, and an error page would not.
if (failure && root.hasChildNodes()) throw failure;
// The loader missed a file that came after all: the visitor already uses the page without it.
if ('static' in document.documentElement.dataset) throw new Error('the page is static');

const app = (
  <StrictMode>
    <Hydrated>
      <RouterProvider router={router} />
    </Hydrated>
  </StrictMode>
);
// `404.html` answers for any address, and so has no canonical one. Some hosts answer an address that
// the router does not know with a page, `/ha/%2F` with `/ha`, say.
const isMissingPage = document.head.querySelector('[rel="canonical"]') === null;
if (root.hasChildNodes() && errors.length === 0 && !isMissingPage) {
  // In a transition React yields to the visitor's input.
  startTransition(() => void hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
// The development server's shell has no loader.
if (import.meta.env.DEV) document.documentElement.dataset.font = '';

async function runWhenIdle(): Promise<void> {
  await whenIdle();
  prefetchLinks(translations);
  // A browser that refuses to keep pages needs the network for each of them.
  await registerServiceWorker().catch(() => undefined);
}

document.addEventListener('hydrated', () => void runWhenIdle(), { once: true });
