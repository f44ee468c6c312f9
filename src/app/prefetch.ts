import { matchRoutes } from 'react-router-dom';
import { fetchIllustration } from '../components/Illustration.tsx';
import { savesData } from '../components/savesData.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf } from '../i18n/languages.ts';
import type { PageHandle } from './head.ts';
import { routeTable } from './routes.tsx';

/** Loads the code, the translations and the pictures of an address, as a navigation to it does. */
async function prefetch(translations: Translations, url: URL): Promise<void> {
  const routes = routeTable(translations, [languageOf(url.pathname)]);
  const loads = (matchRoutes(routes, url.pathname) ?? []).map(async ({ route, params }) => {
    // The router does not type handles; every page of the route table has a PageHandle.
    (route.handle as PageHandle | undefined)?.pictures?.(params).forEach(fetchIllustration);
    if (typeof route.lazy === 'object') await route.lazy.element?.();
    if (typeof route.loader === 'function')
      await route.loader({ request: new Request(url), url, params, pattern: '', context: {} });
  });
  // A failed prefetch is ignored: the navigation tries again and reports a failure.
  await Promise.allSettled(loads);
}

/** Prefetches the page of a link that is hovered, focused or touched, unless the visitor saves data. */
export function prefetchLinks(translations: Translations): void {
  if (savesData()) return;
  const seen = new Set<string>();
  const prefetchLink = ({ target }: { readonly target: EventTarget | null }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    void prefetch(translations, new URL(link.href));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetchLink, { passive: true });
  // A link may be hovered or focused before this code runs.
  prefetchLink({ target: document.querySelector('a:hover') });
  prefetchLink({ target: document.activeElement });
}
