import { Text } from '../i18n/Text.tsx';
import { headerLinks, menuSections } from '../site/menus.ts';
import { MenuItemLink } from './MenuItemLink.tsx';
import styles from './StaticMenu.module.css';

/** All links of the menu, for browsers without script, where no section would open. */
export function StaticMenu() {
  // Only the build writes them: with script, React renders nothing in this element. The class stands
  // on it because a bundler drops styles that the browser's code never names.
  return <noscript className={styles.menu}>{import.meta.env.SSR && <Links />}</noscript>;
}

function Links() {
  const inSections = menuSections.flatMap((section) => section.links);
  const links = [headerLinks.home, ...inSections, headerLinks.contact];
  return (
    <nav aria-labelledby="static-menu">
      <span id="static-menu" hidden>
        <Text k="common:menu.label" />
      </span>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MenuItemLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
