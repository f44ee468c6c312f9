import { Text } from '../i18n/Text.tsx';
import { headerLinks, menuSections } from '../site/menus.ts';
import { MenuItemLink } from './MenuItemLink.tsx';
import styles from './StaticMenu.module.css';

const links = [
  headerLinks.home,
  ...menuSections.flatMap((section) => section.links),
  headerLinks.contact,
];

/** All links of the menu, for browsers without script, where no section would open. */
export function StaticMenu() {
  return (
    <noscript>
      <nav aria-labelledby="static-menu" className={styles.menu}>
        <span id="static-menu" hidden>
          <Text k="common:menu.label" />
        </span>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <MenuItemLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
