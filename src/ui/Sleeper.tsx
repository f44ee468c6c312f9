import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './Sleeper.module.css';
import { useIsHydrating } from './useIsHydrating.ts';

/** Whether a component came as HTML of the build, and was not made in the browser. */
function useIsFromHtml(): boolean {
  const isHydrating = useIsHydrating();
  // As it was at first: its children must not change their place in the tree later.
  return useState(isHydrating)[0];
}

/**
 * Lets its children stay HTML until their code is there, and the rest of the page come to life
 * without them. On a page reached from within the site it does nothing: that page waits as a whole,
 * so that nothing shifts.
 */
export function Sleeper({ children }: { readonly children: ReactNode }) {
  return useIsFromHtml() ? <Asleep>{children}</Asleep> : children;
}

/**
 * Carries `data-asleep` until its children answer: `start.ts` keeps the clicks of that time. A memo,
 * because React empties a sleeping boundary that is rendered again.
 */
const Asleep = memo(function Asleep({ children }: { readonly children: ReactNode }) {
  const [isAsleep, setIsAsleep] = useState(true);
  return (
    <div className={styles.sleeper} data-asleep={isAsleep ? '' : undefined}>
      <Suspense>
        {children}
        <OnAwake wake={() => setIsAsleep(false)} />
      </Suspense>
    </div>
  );
});

function OnAwake({ wake }: { readonly wake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what stands beside it answers
  useEffect(wake, []);
  return null;
}
