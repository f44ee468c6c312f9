import { useId, useState } from 'react';
import { Text } from '../i18n/Text.tsx';
import { headerLinks, type MenuSection, menuSections } from '../site/menus.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { ContactActions } from './ContactActions.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import { phoneWidth } from './media.ts';
import styles from './PhoneMenu.module.css';

/** The hamburger menu: the same links as the wide menu, one section open at a time. */
export function PhoneMenu() {
  return (
    <Drawer
      media={phoneWidth}
      title={<Text k="common:menu.title" />}
      closeName={<Text k="common:menu.close" />}
      trigger={
        <button type="button" className={buttonClass('bare')}>
          <Icon name="menu" />
          <Text k="common:menu.open" />
        </button>
      }
    >
      <Menu />
      <ContactActions />
    </Drawer>
  );
}

function Menu() {
  const [open, setOpen] = useState<string[]>([]);
  const nameId = useId();
  return (
    <nav aria-labelledby={nameId} className={styles.menu}>
      <span id={nameId} hidden>
        <Text k="common:menu.label" />
      </span>
      <LinkList>{[<MenuItemLink key="home" link={headerLinks.home} />]}</LinkList>
      <Accordion
        headingLevel="h3"
        open={open}
        // Only the section opened last stays open.
        onOpenChange={(sections) => setOpen(sections.slice(-1))}
        items={menuSections.map((section) => ({
          id: `menu-${section.id}`,
          heading: <Text k={`common:menu.sections.${section.id}`} />,
          content: <SectionLinks section={section} />,
        }))}
      />
      <LinkList>{[<MenuItemLink key="contact" link={headerLinks.contact} />]}</LinkList>
    </nav>
  );
}

function SectionLinks({ section }: { readonly section: MenuSection }) {
  return (
    <LinkList>
      {section.links.map((link) => (
        <MenuItemLink key={link.to} link={link} />
      ))}
    </LinkList>
  );
}
