import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../components/media.ts';
import { whenSplashEnds } from '../../components/splash.ts';

/** Specification, section 9: the count lasts 2 s and starts when 30 % of the figures are in view. */
const duration = 2000;
const threshold = 0.3;

/** Calls back once, when the element is first in view after the splash. */
function onceInView(element: Element, callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { threshold },
  );
  let isLeft = false;
  // IntersectionObserver treats elements behind the splash as visible.
  void whenSplashEnds().then(() => !isLeft && observer.observe(element));
  return () => {
    isLeft = true;
    observer.disconnect();
  };
}

/** Animates from 0 to 1, easing out. */
function animate(step: (share: number | undefined) => void): () => void {
  let frame = 0;
  const start = performance.now();
  const next = (now: number) => {
    const time = Math.min(1, Math.max(0, (now - start) / duration));
    step(time < 1 ? 1 - (1 - time) ** 3 : undefined);
    if (time < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/**
 * The progress of a count from 0 to 1, which runs once when the element is first in view; undefined
 * before and after it, and always under reduced motion.
 */
export function useCountUp(element: RefObject<Element | null>): number | undefined {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    if (!element.current || prefersReducedMotion()) return;
    let stop: (() => void) | undefined;
    const leave = onceInView(element.current, () => {
      stop = animate(setShare);
    });
    return () => {
      leave();
      stop?.();
    };
  }, [element]);
  return share;
}
