import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../components/Brand.tsx';
import { phoneWidth } from '../../components/browser.ts';
import { SiteLink } from '../../components/links.tsx';
import { T } from '../../i18n/T.tsx';
import { policyPath } from '../../site/paths.ts';
import { policySections } from '../../site/policies.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkList } from '../../ui/List.tsx';
import styles from './PolicySidebar.module.css';

/** The logo, which returns home, and the sections of the policy; the current one is marked. */
export function PolicySidebar() {
  const id = useId();
  return (
    <>
      <div className={styles.home}>
        <Brand />
      </div>
      <nav aria-labelledby={id}>
        <T parent="p" id={id} className={styles.title} i18nKey="privacy:sidebar.title" />
        <LinkList>
          {policySections.map((section) => (
            <SiteLink key={section} to={policyPath(section)}>
              <T i18nKey={`privacy:sections.${section}`} />
            </SiteLink>
          ))}
        </LinkList>
      </nav>
    </>
  );
}

/** The sidebar as a drawer, for phones. */
export function PolicyDrawer() {
  const { key } = useLocation();
  return (
    <Drawer
      media={phoneWidth}
      closeOn={key}
      title={<T i18nKey="privacy:sidebar.title" />}
      closeName={<T i18nKey="privacy:sidebar.close" />}
      trigger={
        <button type="button" className={buttonClass('quiet')}>
          <Icon name="menu" />
          <T i18nKey="privacy:sidebar.open" />
        </button>
      }
    >
      <PolicySidebar />
    </Drawer>
  );
}
