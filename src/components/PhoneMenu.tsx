import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { T } from '../i18n/T.tsx';
import { headerLinks, type MenuSection, menuSections } from '../site/menus.ts';
import { buttonClass } from '../ui/Button.tsx';
import { DisclosureList } from '../ui/DisclosureList.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { ContactActions } from './ContactActions.tsx';
import { Languages } from './Languages.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import { phoneWidth } from './media.ts';
import styles from './PhoneMenu.module.css';

/** The hamburger menu, with the links of the wide menu; one section is open at a time. */
export function PhoneMenu() {
  const { key } = useLocation();
  return (
    <Drawer
      media={phoneWidth}
      closeOn={key}
      title={<T k="common:menu.title" />}
      closeName={<T k="common:menu.close" />}
      trigger={
        <button type="button" className={buttonClass('bare')}>
          <Icon name="menu" />
          <T k="common:menu.open" />
        </button>
      }
    >
      <Menu />
      <Languages level="h3" />
      <ContactActions />
    </Drawer>
  );
}

function Menu() {
  const nameId = useId();
  return (
    <nav aria-labelledby={nameId} className={styles.menu}>
      <span id={nameId} hidden>
        <T k="common:menu.label" />
      </span>
      <LinkList>{[<MenuItemLink key="home" link={headerLinks.home} />]}</LinkList>
      <DisclosureList
        items={menuSections.map((section) => ({
          id: section.id,
          heading: <T k={`common:menu.sections.${section.id}`} />,
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
