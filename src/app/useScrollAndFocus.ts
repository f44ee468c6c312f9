import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { documentNavigation } from '../components/documentNavigation.ts';
import { focusHeading, focusOn } from '../components/focusOn.ts';
import { prefersReducedMotion } from '../components/media.ts';
import { isSplashShown, whenSplashEnds } from '../components/splash.ts';
import { withoutLanguage } from '../i18n/languages.ts';
import { savedPosition, savePosition, storePositions } from './scrollPositions.ts';

/** Specification, section 2: the hash's target is scrolled to 300 ms after the page is there. */
const hashScrollDelay = 300;

/** The control of a question says more than its box. */
function focusTarget(target: HTMLElement): void {
  const question = target.querySelector<HTMLElement>(':scope > :is(h2, h3) > button');
  focusOn(question ?? target);
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A visitor can type any hash; one that is no valid text has no target.
    return null;
  }
}

function followHash(hash: string): () => void {
  let timer = 0;
  const follow = () => {
    const target = elementOf(hash);
    if (!target) return focusHeading();
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    focusTarget(target);
  };
  let isLeft = false;
  void whenSplashEnds().then(() => {
    if (!isLeft) timer = window.setTimeout(follow, hashScrollDelay);
  });
  return () => {
    isLeft = true;
    clearTimeout(timer);
  };
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** The same page in another language: the visitor stays where he was. */
function isLanguageChange(from: Location, to: Location): boolean {
  return (
    from.pathname !== to.pathname && withoutLanguage(from.pathname) === withoutLanguage(to.pathname)
  );
}

/** Whether the visitor has used the page before it was hydrated: nothing may move then. */
function isInUse(hash: string): boolean {
  // The browser itself scrolls to the target of a hash, unless it is in a tab that is not shown.
  const [box] = elementOf(hash)?.getClientRects() ?? [];
  const isInView = box !== undefined && box.top >= 0 && box.top <= innerHeight;
  const hasScrolled = scrollY > 0 && !isInView;
  return hasScrolled || document.activeElement !== document.body;
}

type CleanUp = (() => void) | undefined;

function openFirstPage({ hash }: Location): CleanUp {
  // The browser has restored the position, and the visitor may have read on since.
  if (!hash || ['reload', 'back_forward'].includes(documentNavigation())) return undefined;
  if (isSplashShown()) scrollTo(0);
  else if (isInUse(hash)) return undefined;
  return followHash(hash);
}

function openPage(from: Location, to: Location, action: NavigationType): CleanUp {
  if (isLanguageChange(from, to)) return undefined;
  const position = action === NavigationType.Pop ? savedPosition(to) : undefined;
  if (position === undefined && to.hash) {
    if (from.pathname !== to.pathname) scrollTo(0);
    return followHash(to.hash);
  }
  const target = to.hash ? elementOf(to.hash) : null;
  if (target) focusTarget(target);
  else focusHeading();
  scrollTo(position ?? 0);
  return undefined;
}

/**
 * Scroll and focus on navigation, once for all routes. A new path starts at the top with the focus
 * on its heading, which is what a screen reader then reads; Back and Forward restore the position; a
 * hash leads to its target; a change of language alone moves nothing; the first page leaves scroll
 * and focus where the visitor has them. Not the router's `ScrollRestoration`, which scrolls to a hash
 * at once, and to the top at hydration.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const action = useNavigationType();
  const previous = useRef<Location>(undefined);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    // Strict mode runs effects twice: the same location twice is one navigation.
    return from && from !== location ? openPage(from, location, action) : openFirstPage(location);
  }, [location, action]);

  useEffect(() => {
    // The page shown last: a late event of the one before would be taken for one of its successor.
    const save = () => previous.current && savePosition(previous.current, window.scrollY);
    // The visitor may have scrolled before hydration.
    save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, []);
  useEffect(takeOverRestoration, []);
}

/**
 * Within the site positions are restored by this hook, which knows when a page has its height; on a
 * reload by the browser, which has the page's HTML before the application.
 */
function takeOverRestoration() {
  const enter = () => {
    history.scrollRestoration = 'manual';
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    storePositions();
  };
  enter();
  window.addEventListener('pageshow', enter);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', enter);
    window.removeEventListener('pagehide', leave);
  };
}
