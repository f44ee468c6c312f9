import { Mark } from '../../components/Mark.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { paths } from '../../site/paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SidebarHome.module.css';

/** The logo of the sidebar, which returns home (specification, section 2). */
export function SidebarHome() {
  return (
    <SiteLink to={paths.home} className={styles.home}>
      <Mark />
      <VisuallyHidden>
        <T k="privacy:sidebar.home" />
      </VisuallyHidden>
    </SiteLink>
  );
}
