import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { documentNavigation } from '../components/documentNavigation.ts';
import { focusHeading, focusOn } from '../components/focusOn.ts';
import { prefersReducedMotion } from '../components/media.ts';
import { isSplashShown, whenSplashEnds } from '../components/splash.ts';
import { withoutLanguage } from '../i18n/languages.ts';
import { savedPosition, savePosition, storePositions } from './scrollPositions.ts';

/** Milliseconds from the page to scrolling to the target of its hash (specification, section 2). */
const hashScrollDelay = 300;

/** The focusable control inside a target: a question's button, rather than its container. */
function focusTarget(target: HTMLElement): void {
  const question = target.querySelector<HTMLElement>(':scope > :is(h2, h3) > button');
  focusOn(question ?? target);
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A typed hash may be malformed; it has no target.
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

/** Whether a navigation only changes the language, which moves neither scroll nor focus. */
function isLanguageChange(from: Location, to: Location): boolean {
  return (
    from.pathname !== to.pathname && withoutLanguage(from.pathname) === withoutLanguage(to.pathname)
  );
}

/** Whether the page was used before hydration, in which case nothing may move. */
function isInUse(hash: string): boolean {
  // The browser scrolls to the target of a hash by itself, unless the target is in a hidden tab panel.
  const [box] = elementOf(hash)?.getClientRects() ?? [];
  const isInView = box !== undefined && box.top >= 0 && box.top <= innerHeight;
  const hasScrolled = scrollY > 0 && !isInView;
  return hasScrolled || document.activeElement !== document.body;
}

type CleanUp = (() => void) | undefined;

function openFirstPage({ hash }: Location): CleanUp {
  // The browser has restored the position, and the visitor may have scrolled since.
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
 * Scroll and focus on navigation, for all routes. A new path starts at the top with the focus on its
 * `h1`, which a screen reader then reads; Back and Forward restore the position; a hash leads to its
 * target; a change of language moves nothing; hydration of the first page moves nothing. The router's
 * `ScrollRestoration` scrolls to a hash at once, and to the top at hydration.
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
    // The current page: a late scroll event of the previous one must not be saved for it.
    const save = () => previous.current && savePosition(previous.current, window.scrollY);
    // The visitor may have scrolled before hydration.
    save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, []);
  useEffect(takeOverRestoration, []);
}

/**
 * Within the site this hook restores positions, because it runs when the page has its height. On a
 * reload the browser restores them, because it has the HTML before the application.
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
