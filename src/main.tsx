import './styles/index.css';
import './styles/settings.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { keepInput } from './app/keepInput.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { restoreAddress } from './app/restoreAddress.ts';
import { routeTable } from './app/routes.tsx';
import { createTranslations, fetchTranslations } from './i18n/createTranslations.ts';

/** Gives back what the visitor entered before, and dispatches `hydrated` for the start script. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    restoreInput();
    document.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);
  return children;
}

const root = document.getElementById('root');
if (!root) throw new Error('no #root');

// React Router cannot resolve links at such an address (7.18), so `404.html` stays as it is.
if (/%0[9AD]/i.test(location.pathname)) throw new Error('a tab or line break in the address');

restoreAddress();
const router = createBrowserRouter(routeTable(createTranslations(fetchTranslations)));
// The first render needs the texts, which the loaders of the routes fetch.
await new Promise<void>((resolve) => {
  router.subscribe(({ initialized }) => initialized && resolve());
});
const [error] = Object.values(router.state.errors ?? {});
// Keep the prerendered page rather than replace it by an error page; the start script makes it static.
if (error && !isRouteErrorResponse(error) && root.hasChildNodes()) throw error;
// A file failed for the start script but arrived here: the page is in use as a static one already.
if ('static' in document.documentElement.dataset) throw new Error('the page is static');

const restoreInput = keepInput(root);
const app = (
  <StrictMode>
    <Hydrated>
      {/* In a transition React would render a page in slices, which takes a third longer on a slow phone. */}
      <RouterProvider router={router} useTransitions={false} />
    </Hydrated>
  </StrictMode>
);
// `404.html` stands for any address, so it has no canonical link. Some hosts answer an address that the
// router does not know with a page, for example `/ha/%2F` with `/ha`.
const isMissingPage = document.head.querySelector('[rel="canonical"]') === null;
if (root.hasChildNodes() && !error && !isMissingPage) {
  // In a transition hydration yields to input.
  startTransition(() => void hydrateRoot(root, app));
} else {
  // React adopts the tags of the prerendered head only when it hydrates.
  const tags = 'title, meta:is([name="description"], [name="robots"]), [rel="canonical"]';
  for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  createRoot(root).render(app);
}
// The development server's shell has no start script.
if (import.meta.env.DEV) document.documentElement.dataset.font = '';

// Without a service worker the site has no offline pages. Of an unknown address there is nothing to keep.
const register = () => void registerServiceWorker(router).catch(() => undefined);
if (!isMissingPage) document.addEventListener('hydrated', register, { once: true });
