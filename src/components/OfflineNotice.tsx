import { useSyncExternalStore } from 'react';
import { T } from '../i18n/T.tsx';
import styles from './OfflineNotice.module.css';

function subscribe(update: () => void): () => void {
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}

/** Says that the visitor is offline: the figures of a kept page may have changed. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // Always rendered: a live region is announced when its text changes. Without a role, because screen
  // readers announce the role of an empty region.
  return (
    <div aria-live="polite">
      {!isOnline && (
        <p className={styles.notice}>
          <T k="common:offline.notice" />
        </p>
      )}
    </div>
  );
}
