import { type ReactNode, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { drawn } from '../ui/drawn.ts';
import { isAwake } from '../ui/isAwake.ts';
import styles from './PageBody.module.css';

/**
 * Whether the head of the page is drawn first: where a link of the site led to it, and not to a place
 * in its body. The first page of a visit and the way back are no `Push`. For a part that sleeps the
 * page waits as a whole, and the visitor is told so; before a head without a body he would not be.
 */
function startsAtHead(action: NavigationType, hash: string): boolean {
  return action === NavigationType.Push && hash === '' && isAwake();
}

/**
 * What follows the `PageHeader`; on the way through the site it is drawn a frame after it. On a slow
 * phone half of the wait for a page was for what nobody could see yet.
 */
export function PageBody({ children }: { readonly children: ReactNode }) {
  const action = useNavigationType();
  const { hash } = useLocation();
  const [isDrawn, setIsDrawn] = useState(() => !startsAtHead(action, hash));

  useEffect(() => {
    if (!isDrawn) void drawn().then(() => setIsDrawn(true));
  }, [isDrawn]);

  return isDrawn ? children : <div className={styles.room} />;
}
