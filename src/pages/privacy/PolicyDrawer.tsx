import { phoneWidth } from '../../components/media.ts';
import { Text } from '../../i18n/Text.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import styles from './PrivacyPage.module.css';
import { SidebarHome } from './SidebarHome.tsx';

/** On phones, the sidebar as a drawer. */
export function PolicyDrawer() {
  return (
    <div className={styles.drawer}>
      <Drawer
        media={phoneWidth}
        title={<Text k="privacy:sidebar.title" />}
        closeName={<Text k="privacy:sidebar.close" />}
        trigger={
          <button type="button" className={buttonClass('quiet')}>
            <Icon name="menu" />
            <Text k="privacy:sidebar.open" />
          </button>
        }
      >
        <SidebarHome />
        <PolicyLinks />
      </Drawer>
    </div>
  );
}
