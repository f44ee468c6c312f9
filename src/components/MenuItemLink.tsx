import type { ComponentProps } from 'react';
import { Text } from '../i18n/Text.tsx';
import type { MenuLink } from '../site/menus.ts';
import { SiteLink } from './SiteLink.tsx';

interface MenuItemLinkProps extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  readonly link: MenuLink;
}

/** One link of a menu, named by `common:menu`. */
export function MenuItemLink({ link, ...props }: MenuItemLinkProps) {
  return (
    <SiteLink {...props} to={link.to}>
      <Text k={`common:menu.links.${link.name}`} />
    </SiteLink>
  );
}
