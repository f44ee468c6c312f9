import type { MenuLink } from '../site/menus.ts';
import { MenuItemLink } from './MenuItemLink.tsx';

interface MenuItemListProps {
  readonly links: readonly MenuLink[];
  readonly className: string | undefined;
}

/** A list of links of a menu. */
export function MenuItemList({ links, className }: MenuItemListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ul role="list" className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuItemLink link={link} />
        </li>
      ))}
    </ul>
  );
}
