import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { T } from '../i18n/T.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './NavigationProgress.module.css';

/** Milliseconds after which a page that does not come is worth a word. */
const patience = 1000;

/** On a slow network, shows and says that the next page is on its way. */
export function NavigationProgress() {
  const isLate = useLate(useNavigation().state !== 'idle');
  return (
    <>
      {/* In the page from the start: a live region speaks when its text changes. It has no role,
          which a screen reader would say of it while it is empty. */}
      <div aria-live="polite">
        <VisuallyHidden>{isLate && <T k="common:navigation.loading" />}</VisuallyHidden>
      </div>
      {isLate && <div className={styles.progress} />}
    </>
  );
}

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
