import { T } from '../i18n/T.tsx';
import { headerLinks, menuSections } from '../site/menus.ts';
import targets from '../ui/LinkTargets.module.css';
import { MenuItemList } from './MenuItemList.tsx';
import styles from './StaticMenu.module.css';

/** All links of the menu, shown without script or if the application fails to load. */
export function StaticMenu() {
  const inSections = menuSections.flatMap((section) => section.links);
  const links = [headerLinks.home, ...inSections, headerLinks.contact];
  return (
    <nav id="static-menu" aria-labelledby="static-menu-name" className={styles.menu}>
      <span id="static-menu-name" hidden>
        <T k="common:menu.label" />
      </span>
      <MenuItemList links={links} className={targets.linkTargets} />
    </nav>
  );
}
