import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { T } from '../i18n/T.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './NavigationProgress.module.css';

/** Milliseconds before a pending navigation is announced. */
const announcementDelay = 1000;

/** Shows and announces that the next page is loading, on a slow network. */
export function NavigationProgress() {
  const isLate = useLate(useNavigation().state !== 'idle');
  return (
    <>
      {/* Always rendered: a live region is announced when its text changes. Without a role, because
          screen readers announce the role of an empty region. */}
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
    const timer = setTimeout(() => setLate(true), announcementDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
