import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusOn } from '../components/focusOn.ts';
import { wantsStillness } from '../components/media.ts';
import { isSplashShown, whenSplashEnds } from '../components/splash.ts';
import { withoutLanguage } from '../i18n/languages.ts';
import { pause } from '../ui/pause.ts';
import { whenShown } from '../ui/wanted.ts';
import { placeOf, rememberPlace, storePlaces } from './places.ts';

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

function goToHash(hash: string): () => void {
  let left = false;
  const go = async () => {
    await whenSplashEnds();
    await pause(hashScrollDelay);
    await whenShown(() => elementOf(hash));
    if (left) return;
    const target = elementOf(hash);
    if (!target) return focusHeading();
    target.scrollIntoView({ behavior: wantsStillness() ? 'auto' : 'smooth' });
    focusTarget(target);
  };
  void go();
  return () => {
    left = true;
  };
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Where the reading goes on: the target of the hash, or else the heading. */
function focusArrival(hash: string): void {
  const target = hash ? elementOf(hash) : null;
  if (target) focusTarget(target);
  else focusHeading();
}

/** The same page in another language: the visitor stays where he was. */
function isLanguageChange(from: Location, to: Location): boolean {
  return (
    from.pathname !== to.pathname && withoutLanguage(from.pathname) === withoutLanguage(to.pathname)
  );
}

type Leave = (() => void) | undefined;

function arrive(from: Location | undefined, to: Location, action: NavigationType): Leave {
  if (from && isLanguageChange(from, to)) return undefined;
  const place = action === NavigationType.Pop ? placeOf(to) : undefined;
  if (place === undefined && to.hash) {
    // The browser has gone there already when the application starts behind the splash.
    if (from ? from.pathname !== to.pathname : isSplashShown()) scrollTo(0);
    return goToHash(to.hash);
  }
  // The browser has restored the place of the first page, and the visitor may have read on since.
  if (!from) return undefined;
  focusArrival(to.hash);
  scrollTo(place ?? 0);
  return undefined;
}

/**
 * Scroll and focus, once for all routes. A new path starts at the top with the focus on its
 * heading, which is what a screen reader then reads; Back and Forward restore the place; a hash
 * leads to its target; a change of language alone moves nothing; the first page leaves the focus
 * where the browser put it.
 */
export function useArrival(): void {
  const location = useLocation();
  const action = useNavigationType();
  const previous = useRef<Location>(undefined);

  useLayoutEffect(() => {
    const from = previous.current;
    // Strict mode runs effects twice: the same location twice is one arrival.
    previous.current = location;
    return arrive(from === location ? undefined : from, location, action);
  }, [location, action]);

  useEffect(() => {
    // The page that arrived last: a late event of the one before would be told of its successor.
    const remember = () => previous.current && rememberPlace(previous.current, window.scrollY);
    // The visitor may have scrolled before the application was there.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useEffect(keepPlaces, []);
}

/**
 * Within the site places are restored here, where it is known when a page has its height; a
 * reload is the browser's, which has the page's HTML before the application.
 */
function keepPlaces() {
  const restore = (by: ScrollRestoration) => {
    history.scrollRestoration = by;
  };
  const enter = () => restore('manual');
  const leave = () => {
    restore('auto');
    storePlaces();
  };
  enter();
  window.addEventListener('pageshow', enter);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', enter);
    window.removeEventListener('pagehide', leave);
  };
}
