import './styles/index.css';
import './styles/settings.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  RouterProvider,
  redirectDocument,
} from 'react-router-dom';
import { routeTable } from './app/routes.tsx';
import {
  createTextStore,
  fetchTranslationsFile,
  type ReadTranslationsFile,
} from './i18n/textStore.ts';
import { registerServiceWorker } from './serviceWorker/registerServiceWorker.ts';
import { keepInput } from './startup/keepInput.ts';
import { restoreAddress } from './startup/restoreAddress.ts';

interface HydratedProps {
  /** Restores what the visitor entered before hydration. */
  readonly restoreInput: () => void;
  readonly children: ReactNode;
}

/** Dispatches `hydrated` for the start script. */
function Hydrated({ restoreInput, children }: HydratedProps) {
  useEffect(() => {
    restoreInput();
    document.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [restoreInput]);
  return children;
}

/** Leaves the page static: the start script and `staticPage.js` listen for `failed`. */
function stayStatic(): void {
  document.dispatchEvent(new Event('failed'));
}

/** Starts the application in the prerendered page, or in the empty shell of an unknown address. */
async function start(root: HTMLElement): Promise<void> {
  // React Router 7.18 cannot resolve links at an address with a tab or a line break, so `404.html`
  // stays as it is.
  if (/%0[9AD]/i.test(location.pathname)) return stayStatic();

  restoreAddress();
  // A new version of the site lacks the texts of a tab that was open before: its next page is then
  // loaded as a document. The first page stays static instead, so that nothing is repeated.
  const read: ReadTranslationsFile = (tag, part) =>
    fetchTranslationsFile(tag, part).catch((error: DOMException) => {
      const { initialized, navigation } = router.state;
      if (error.name !== 'NotFoundError' || !initialized || !navigation.location) throw error;
      const { href } = new URL(router.createHref(navigation.location), location.origin);
      // After Back this is the address already, and with a hash it would not be loaded again.
      throw redirectDocument(href === location.href ? href.replace(/#.*/, '') : href);
    });
  const router = createBrowserRouter(routeTable(createTextStore(read)));
  // The first render needs the texts, which the loaders of the routes fetch.
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const [error] = Object.values(router.state.errors ?? {});
  // `404.html` stands for any address, so it has no canonical link; nor has the shell of the
  // development server.
  const isMissingPage = document.head.querySelector('[rel="canonical"]') === null;
  // Keep the prerendered page rather than replace it by an error page. It may be in an archive, or in
  // a mirror below a prefix, so that the router does not know its address.
  const isExpected = isMissingPage && isRouteErrorResponse(error);
  if (error && !isExpected && root.hasChildNodes()) return stayStatic();
  // The start script gave up a file that then arrived: the page is already in use as a static one.
  if ('static' in document.documentElement.dataset) return;

  const restoreInput = keepInput(root);
  const app = (
    <StrictMode>
      <Hydrated restoreInput={restoreInput}>
        {/* In a transition React would render a page in slices, which takes a third longer on a
            slow phone. */}
        <RouterProvider router={router} useTransitions={false} />
      </Hydrated>
    </StrictMode>
  );
  if (!isMissingPage) {
    // In a transition hydration yields to input.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // React adopts the tags of the prerendered head only when it hydrates.
    const tags = 'title, meta:is([name="description"], [name="robots"]), [rel="canonical"]';
    for (const tag of document.head.querySelectorAll(tags)) tag.remove();
    createRoot(root).render(app);
  }

  // If registration fails, the site only lacks offline pages. A missing page is not to be kept.
  const register = () => void registerServiceWorker(router).catch(() => undefined);
  if (!isMissingPage) document.addEventListener('hydrated', register, { once: true });
}

const root = document.getElementById('root');
// The development server's shell has no start script.
if (import.meta.env.DEV) document.documentElement.dataset.font = '';
// Awaited, so that any error reaches the start script.
if (root) await start(root);
