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

/** Dispatches `hydrated` for the loader. */
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
// Keep the prerendered page rather than replace it by an error page; the loader makes it static.
if (failure && root.hasChildNodes()) throw failure;
// A file failed for the loader but arrived here: the page is in use as a static one already.
if ('static' in document.documentElement.dataset) throw new Error('the page is static');

const app = (
  <StrictMode>
    <Hydrated>
      <RouterProvider router={router} />
    </Hydrated>
  </StrictMode>
);
// `404.html` stands for any address, so it has no canonical link. Some hosts answer an address that the
// router does not know with a page, for example `/ha/%2F` with `/ha`.
const isMissingPage = document.head.querySelector('[rel="canonical"]') === null;
if (root.hasChildNodes() && errors.length === 0 && !isMissingPage) {
  // In a transition hydration yields to input.
  startTransition(() => void hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
// The development server's shell has no loader.
if (import.meta.env.DEV) document.documentElement.dataset.font = '';

async function runWhenIdle(): Promise<void> {
  await whenIdle();
  prefetchLinks(translations);
  // Without a service worker the site has no offline pages.
  await registerServiceWorker().catch(() => undefined);
}

document.addEventListener('hydrated', () => void runWhenIdle(), { once: true });
