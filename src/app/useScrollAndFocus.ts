import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { focusHeading, focusOn } from '../browser/focus.ts';
import { currentEntry } from '../browser/historyEntry.ts';
import { documentNavigation } from '../browser/pageLoad.ts';
import { prefersReducedMotion } from '../browser/preferences.ts';
import { isSplashShown, whenSplashEnds } from '../browser/splash.ts';
import { languageOf, unlocalizedPath } from '../i18n/languages.ts';
import { focusLinkOf, focusTextInView, isInView, placeOf, storePlace } from './place.ts';

/**
 * Milliseconds between a page and the scroll to the target of its hash (specification, section 2).
 */
const hashScrollDelay = 300;

const scrollToTop = (top = 0) => window.scrollTo({ top, behavior: 'instant' });

/** The site's ids need no escapes in a hash. */
const elementOf = (hash: string) => document.getElementById(hash.slice(1));

/**
 * Focuses the target of a hash, or its button if it is a question; the heading if there is no
 * target.
 */
function focusTarget(target: HTMLElement | null): void {
  const question = target?.querySelector<HTMLElement>(':scope > :is(h2, h3) > button');
  if (target) focusOn(question ?? target);
  else focusHeading();
}

function followHash(hash: string): void {
  const follow = () => {
    // Meanwhile the visitor may have sent the form to which the link leads, or begun to fill it in.
    const isInField = document.activeElement?.matches('input, select, textarea');
    if (location.hash !== hash || isInField) return;
    const target = elementOf(hash);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    focusTarget(target);
  };
  void whenSplashEnds().then(() => setTimeout(follow, hashScrollDelay));
}

/**
 * Restores the focus after Back or Forward from another site. The browser has restored the
 * position, unless the visitor had left the page for another one of this site.
 */
function restoreFirstPage(): void {
  const place = placeOf(currentEntry());
  if (!place) return;
  if (history.scrollRestoration === 'manual' && scrollY === 0) scrollToTop(place.top);
  void whenSplashEnds().then(() => {
    if (document.activeElement === document.body) focusLinkOf(place);
  });
}

/** Whether a page has been shown, which the next one then replaces. */
let isFirstPageOpen = false;

function openFirstPage({ hash }: Location): void {
  isFirstPageOpen = true;
  const navigation = documentNavigation();
  if (navigation === 'back_forward') restoreFirstPage();
  // The browser has restored the position, and the visitor may have scrolled since.
  if (!hash || ['reload', 'back_forward'].includes(navigation)) return;
  // The browser scrolls to the target of a hash by itself, unless the target is in a hidden tab
  // panel. If the visitor scrolled the page or used it otherwise before hydration, nothing may
  // move.
  const isScrolled = scrollY > 0 && !isInView(elementOf(hash));
  if (isSplashShown()) scrollToTop();
  else if (isScrolled || document.activeElement !== document.body) return;
  followHash(hash);
}

/**
 * Remembers what is in the middle of the screen; the returned function scrolls there again. The
 * browser's scroll anchoring relies on text nodes, all of which a change of language replaces by
 * others of another length.
 */
function keepInView(): () => void {
  const middle = document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
  const tops = new Map(
    middle
      .filter((element) => element.closest('main, footer'))
      .map((element) => [element, element.getBoundingClientRect().top]),
  );
  return () => {
    const [element, top = 0] = [...tops].find(([{ isConnected }]) => isConnected) ?? [];
    if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  };
}

function openPage(from: Location, to: Location, scrollBack: () => void): void {
  const isSamePage = unlocalizedPath(from.pathname) === unlocalizedPath(to.pathname);
  if (isSamePage && languageOf(from.pathname) !== languageOf(to.pathname)) {
    scrollBack();
    // Only the language changes. The notice of a draft may disappear with the focused link in it,
    // and texts of another length may move the focused link out of the window.
    if (document.activeElement === document.body) focusHeading();
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return;
  }
  const place = placeOf(currentEntry());
  const leadsToHash = !place && to.hash !== '';
  if (!leadsToHash || !isSamePage) scrollToTop(place?.top);
  if (leadsToHash) followHash(to.hash);
  else if (!place) focusTarget(elementOf(to.hash));
  else if (!focusLinkOf(place)) focusTextInView();
}

/**
 * Focuses the heading of a page that replaces another one unasked, and shows it: of an error page,
 * also after a failed change of language (a change otherwise moves neither focus nor position) or a
 * failure of the page itself.
 */
export function useFocusOnReplacement(): void {
  const page = useLocation();
  const isReplacement = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may follow the next navigation
  useLayoutEffect(() => {
    isReplacement.current = isFirstPageOpen;
    if (isReplacement.current) focusHeading();
  }, [page]);
  // After the layout effect of the change of language, which keeps the position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isReplacement.current) return;
    scrollToTop();
    focusHeading();
  }, [page]);
}

/**
 * Scroll and focus on navigation, for all routes. A new path starts at the top with the focus on
 * its `h1`, which a screen reader then reads. Back and Forward restore the position, and the focus
 * on the link that was followed, also after a reload or a visit to another site. A hash leads to
 * its target. A change of language and the hydration of the first page move nothing. The router's
 * `ScrollRestoration` does not fit: it scrolls to a hash at once, and to the top at hydration.
 */
export function useScrollAndFocus(): void {
  const page = useLocation();
  const previous = useRef<Location>(undefined);
  const scrollBack = useRef(() => {});

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = page;
    // Strict mode runs effects twice; the same location twice is one navigation.
    if (from && from !== page) openPage(from, page, scrollBack.current);
    else openFirstPage(page);
  }, [page]);

  useBeforeLeaving(page, (entry, pressed) => {
    storePlace(entry, pressed);
    scrollBack.current = keepInView();
  });
  useScrollRestoration();
}

/** Leaves the page that Back or Forward are about to replace. */
let leaveByHistory: ((event: Event) => void) | undefined;

// Registered before the router's listener, which React follows at once with the next page: Chromium
// calls the listeners of the window in the order of their registration, in both phases.
if (!import.meta.env.SSR) addEventListener('popstate', (event) => leaveByHistory?.(event));

/**
 * Calls a function before the page is left by a link, by Back or Forward, or with the document.
 * @param leave gets the history entry of the page, and the element that was pressed, if any
 */
function useBeforeLeaving(
  page: Location,
  leave: (entry: string, pressed: EventTarget | null) => void,
): void {
  const onLeave = useEffectEvent(leave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history for each location
  useEffect(() => {
    const entry = currentEntry();
    const listeners = new AbortController();
    // In the capture phase, before the router leaves the page.
    const options = { capture: true, signal: listeners.signal };
    const listener = ({ target }: Event) => onLeave(entry, target);
    leaveByHistory = listener;
    addEventListener('click', listener, options);
    addEventListener('pagehide', listener, options);
    return () => {
      leaveByHistory = undefined;
      listeners.abort();
    };
  }, [page]);
}

/**
 * The browser restores the position after a reload and after a visit to another site, because the
 * HTML comes before the application; between the pages of this site the application does.
 */
function useScrollRestoration(): void {
  useEffect(() => {
    const restore = ({ type }: Pick<Event, 'type'>) => {
      history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
    };
    restore({ type: 'pageshow' });
    addEventListener('pageshow', restore);
    addEventListener('pagehide', restore);
    return () => {
      removeEventListener('pageshow', restore);
      removeEventListener('pagehide', restore);
    };
  }, []);
}
