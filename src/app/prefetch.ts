import { matchRoutes } from 'react-router-dom';
import { fetchIllustration } from '../components/Illustration.tsx';
import { savesData } from '../components/savesData.ts';
import { languageOf } from '../i18n/languages.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { siteLinkAround } from '../ui/followedLink.ts';
import type { PageHandle } from './head.ts';
import { routeTable } from './routes.tsx';

/** What tells that a link is about to be followed: a mouse over it, the focus on it, a finger. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code, the words and the pictures of an address, as following a link to it would. */
async function prepare(store: WordStore, url: URL): Promise<void> {
  const routes = routeTable(store, [languageOf(url.pathname)]);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const loads = matches.map(async ({ route: { lazy, loader, handle }, params }) => {
    // The router cannot type handles; every page of the route table has a PageHandle.
    (handle as PageHandle | undefined)?.pictures?.(params).forEach(fetchIllustration);
    if (typeof lazy === 'object') await lazy.element?.();
    if (typeof loader === 'function')
      await loader({ request: new Request(url), url, params, pattern: '', context: {} });
  });
  // An address that leads nowhere says so when it is followed, and a failure is tried again then.
  await Promise.allSettled(loads);
}

/** Has the page of a link ready before the link is followed, unless the visitor saves data. */
export function prefetchLinks(store: WordStore): void {
  if (savesData()) return;
  const seen = new Set<string>();
  const prepareLink = ({ target }: { readonly target: EventTarget | null }) => {
    const link = siteLinkAround(target);
    if (!link || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    void prepare(store, new URL(link.href));
  };
  for (const sign of signs) document.addEventListener(sign, prepareLink, { passive: true });
  // It was a first sign itself that brought this code, often at the very link.
  prepareLink({ target: document.querySelector('a:hover') });
  prepareLink({ target: document.activeElement });
}
