import mark from '../../assets/mark.svg';
import { SiteLink } from '../../components/SiteLink.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { paths } from '../../site/paths.ts';
import styles from './SidebarHome.module.css';

/** The logo of the sidebar, which returns home (specification, section 2). */
export function SidebarHome() {
  const { t, marks } = useWords();
  return (
    <SiteLink to={paths.home} className={styles.home}>
      <img
        {...marks('privacy:sidebar.home')}
        src={mark}
        alt={t('privacy:sidebar.home')}
        width="36"
        height="36"
      />
    </SiteLink>
  );
}
