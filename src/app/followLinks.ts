import { pagePath } from '../i18n/languages.ts';
import { followedLink } from '../ui/followedLink.ts';
import { isUnaided } from '../ui/unaided.ts';
import type { Router } from './createRouter.ts';

/** Goes where a link leads without loading a page, with a fade (see `fades`) if it is another page. */
function follow(router: Router, { href, pathname, search, hash }: HTMLAnchorElement): void {
  void router.navigate(pathname + search + hash, {
    // As browsers do: where one is already is no further place in the history.
    replace: href === location.href,
    viewTransition: pagePath(pathname) !== pagePath(location.pathname),
  });
}

/**
 * Follows the links within the site. One listener for all of them, instead of the router's `Link`:
 * each of those draws itself anew at every step of a navigation, and has a dozen hooks to bring to
 * life on the first page.
 * @returns what ends it
 */
export function followLinks(router: Router): () => void {
  const hear = (event: MouseEvent) => {
    const link = followedLink(event);
    // The next page has to come with what this one lacks.
    if (!link || event.defaultPrevented || isUnaided()) return;
    event.preventDefault();
    follow(router, link);
  };
  // On the way down: React lets no click come up from a part that sleeps.
  const hearAsleep = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-asleep]')) hear(event);
  };
  document.addEventListener('click', hearAsleep, { capture: true });
  document.addEventListener('click', hear);
  return () => {
    document.removeEventListener('click', hearAsleep, { capture: true });
    document.removeEventListener('click', hear);
  };
}
