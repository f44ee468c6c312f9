import { useLocation } from 'react-router-dom';
import { phoneWidth } from '../../components/media.ts';
import { T } from '../../i18n/T.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import styles from './PrivacyPage.module.css';
import { SidebarHome } from './SidebarHome.tsx';

/** The sidebar as a drawer on phones. */
export function PolicyDrawer() {
  const { key } = useLocation();
  return (
    <div className={styles.drawer}>
      <Drawer
        media={phoneWidth}
        closeOn={key}
        title={<T k="privacy:sidebar.title" />}
        closeName={<T k="privacy:sidebar.close" />}
        trigger={
          <button type="button" className={buttonClass('quiet')}>
            <Icon name="menu" />
            <T k="privacy:sidebar.open" />
          </button>
        }
      >
        <SidebarHome />
        <PolicyLinks />
      </Drawer>
    </div>
  );
}
