import type { ComponentProps } from 'react';
import { T } from '../i18n/T.tsx';
import type { MenuLink } from '../site/menus.ts';
import { SiteLink } from './SiteLink.tsx';

interface MenuItemLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  readonly link: MenuLink;
}

/** One link of a menu, named by `common:menu`. */
export function MenuItemLink({ link, ...props }: MenuItemLinkProps) {
  return (
    <SiteLink {...props} to={link.to}>
      <T k={`common:menu.links.${link.name}`} />
    </SiteLink>
  );
}
