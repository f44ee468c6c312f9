import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { drawn } from '../ui/drawn.ts';
import { isAwake } from '../ui/isAwake.ts';
import { isPhone } from './media.ts';
import styles from './PageBody.module.css';

/**
 * Whether the head of the page is drawn first: on a phone, where a link of the site led to it, and not
 * to a place in its body. Wider screens show more of the body, and fade into it. The first page of a
 * visit and the way back are no `Push`. A part that sleeps would leave a head without a body and no
 * word of why: then the page waits as a whole, and says so. A page in a hidden tab has no frames.
 */
function startsAtHead(action: NavigationType, hash: string): boolean {
  const isTop = action === NavigationType.Push && hash === '';
  return isTop && isPhone() && document.visibilityState === 'visible' && isAwake();
}

/**
 * What follows the `PageHeader`; on the way through the site a phone draws it a frame later. On a slow
 * one half of the wait for a page was for what nobody could see yet.
 */
export function PageBody({ children }: { readonly children: ReactNode }) {
  const action = useNavigationType();
  const { hash } = useLocation();
  const [isDrawn, setIsDrawn] = useState(() => !startsAtHead(action, hash));

  useEffect(() => {
    if (isDrawn) return;
    const draw = () => setIsDrawn(true);
    // Before the key does anything: Tab would find the footer to be what follows the head.
    const drawNow = () => flushSync(draw);
    window.addEventListener('keydown', drawNow, { capture: true });
    void drawn().then(draw);
    return () => window.removeEventListener('keydown', drawNow, { capture: true });
  }, [isDrawn]);

  return isDrawn ? children : <div className={styles.room} />;
}
