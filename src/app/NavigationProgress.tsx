import { useNavigation } from 'react-router-dom';
import { Text } from '../i18n/Text.tsx';
import styles from './NavigationProgress.module.css';

/** On a slow network, says that the next page is on its way; its style delays it by a second. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div className={styles.progress}>
      <span className="visually-hidden">
        <Text k="common:navigation.loading" />
      </span>
    </div>
  );
}
