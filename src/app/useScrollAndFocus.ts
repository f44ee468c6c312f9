import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { documentNavigation, prefersReducedMotion } from '../components/browser.ts';
import { focusHeading, focusOn } from '../components/focus.ts';
import { shownSplash, whenSplashEnds } from '../components/splash.ts';
import { withoutLanguage } from '../i18n/languages.ts';

/** Milliseconds from the page to scrolling to the target of its hash (specification, section 2). */
const hashScrollDelay = 300;

/** What Back and Forward restore. The link is found again by its index: its element is a new one. */
interface Place {
  readonly top: number;
  /** The `href` of the link that was followed, and its index. */
  readonly link?: readonly [string, number];
}

const places = new Map<string, Place>();

// The router's key is not unique: the first page of every visit has the key "default", and so has a
// hash that was typed into the address bar.
const entryOf = ({ key, pathname, hash }: Location) => `${key} ${pathname}${hash}`;

/** The links outside of drawers, counted from the end: an open menu of the header adds some before. */
const linksFromEnd = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('#root a[href]')].reverse();

function focusFollowedLink({ link: [href, index] = ['', -1] }: Place): boolean {
  const link = linksFromEnd()[index];
  if (link?.href !== href) return false;
  link.focus({ preventScroll: true });
  // A link in a closed menu or answer cannot get the focus.
  return document.activeElement === link;
}

/** The ids of the site need no escapes in a hash. */
const elementOf = (hash: string) => document.getElementById(hash.slice(1));

/** Focuses the target of a hash, of a question its button; without a target the heading. */
function focusTarget(target: HTMLElement | null): void {
  const question = target?.querySelector<HTMLElement>(':scope > :is(h2, h3) > button');
  if (target) focusOn(question ?? target);
  else focusHeading();
}

function followHash(hash: string): () => void {
  let isLeft = false;
  const follow = () => {
    // A form that the link leads to may have been sent or filled in meanwhile.
    if (isLeft || document.activeElement?.matches('input, select, textarea')) return;
    const target = elementOf(hash);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    focusTarget(target);
  };
  void whenSplashEnds().then(() => setTimeout(follow, hashScrollDelay));
  return () => {
    isLeft = true;
  };
}

/** Whether the page was used before hydration, in which case nothing may move. */
function isInUse(hash: string): boolean {
  // The browser scrolls to the target of a hash by itself, unless the target is in a hidden tab panel.
  const [box] = elementOf(hash)?.getClientRects() ?? [];
  const isInView = box !== undefined && box.top >= 0 && box.top <= innerHeight;
  return (scrollY > 0 && !isInView) || document.activeElement !== document.body;
}

function openFirstPage({ hash }: Location) {
  // The browser has restored the position, and the visitor may have scrolled since.
  if (!hash || ['reload', 'back_forward'].includes(documentNavigation())) return undefined;
  if (shownSplash()) window.scrollTo({ top: 0, behavior: 'instant' });
  else if (isInUse(hash)) return undefined;
  return followHash(hash);
}

function openPage(from: Location, to: Location, action: NavigationType) {
  const isSamePath = from.pathname === to.pathname;
  if (!isSamePath && withoutLanguage(from.pathname) === withoutLanguage(to.pathname)) {
    // Only the language changes. The notice of a draft disappears with its focused link.
    if (document.activeElement === document.body) focusHeading();
    return undefined;
  }
  const place = action === NavigationType.Pop ? places.get(entryOf(to)) : undefined;
  const leadsToHash = !place && to.hash !== '';
  if (!leadsToHash && !(place && focusFollowedLink(place))) focusTarget(elementOf(to.hash));
  if (!leadsToHash || !isSamePath) window.scrollTo({ top: place?.top ?? 0, behavior: 'instant' });
  return leadsToHash ? followHash(to.hash) : undefined;
}

/**
 * Scroll and focus on navigation, for all routes. A new path starts at the top with the focus on its
 * `h1`, which a screen reader then reads; Back and Forward restore the position, and the focus to the
 * link that was followed; a hash leads to its target; a change of language and the hydration of the
 * first page move nothing. The router's `ScrollRestoration` scrolls to a hash at once, and to the top
 * at hydration.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const action = useNavigationType();
  const previous = useRef<Location>(undefined);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    // Strict mode runs effects twice; the same location twice is one navigation.
    return from && from !== location ? openPage(from, location, action) : openFirstPage(location);
  }, [location, action]);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const save = (place?: Partial<Place>) => {
      // The current page: a late scroll event of the previous one must not be saved for it.
      const entry = previous.current && entryOf(previous.current);
      if (entry) places.set(entry, { ...places.get(entry), ...place, top: scrollY });
    };
    const saveLink = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link) save({ link: [link.href, linksFromEnd().indexOf(link)] });
    };
    // On a reload the browser restores the position, because it has the HTML before the application.
    const restore = ({ type }: { readonly type: string }) => {
      history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
    };
    restore({ type: 'pageshow' });
    // The visitor may have scrolled before hydration.
    save();
    addEventListener('scroll', () => save(), { passive: true, signal });
    addEventListener('click', saveLink, { capture: true, signal });
    addEventListener('pageshow', restore, { signal });
    addEventListener('pagehide', restore, { signal });
    return () => listeners.abort();
  }, []);
}
