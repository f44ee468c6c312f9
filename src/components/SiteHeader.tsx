import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePath } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { headerLinks, isInSection, menuSections } from '../site/menus.ts';
import { buttonClass } from '../ui/Button.tsx';
import { DisclosureList } from '../ui/Disclosure.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkList, linkTargets } from '../ui/List.tsx';
import { NavMenu } from '../ui/NavMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguagePicker } from './LanguageLinks.tsx';
import { ContactActions, MenuItemLink, menuItemLinks } from './links.tsx';
import styles from './SiteHeader.module.css';

/** The fixed header: the brand, and the menu as dropdowns or, at 768 px or less, as a drawer. */
export function SiteHeader() {
  return (
    <header ref={setReach} className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <div className={`wide-only ${styles.menu}`}>
          <WideMenu />
        </div>
        <LanguagePicker />
        <div className={`phone-only ${styles.menu}`}>
          <PhoneMenu />
        </div>
      </div>
      <StaticMenu />
      <OfflineNotice />
    </header>
  );
}

/**
 * Sets a custom property to the height of the header, so that at any font size the header covers
 * neither a scroll target nor the focused element (WCAG 2.4.11).
 */
function setReach(header: HTMLElement) {
  const observer = new ResizeObserver(() => {
    const isFixed = getComputedStyle(header).position === 'sticky';
    const reach = isFixed ? header.offsetHeight : 0;
    document.documentElement.style.setProperty('--header-reach', `${reach}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/** The name of the menu's landmark. */
function MenuName({ id }: { readonly id: string }) {
  return <T parent="span" id={id} hidden i18nKey="common:menu.label" />;
}

function WideMenu() {
  const { key, pathname } = useLocation();
  const nameId = useId();
  return (
    <>
      <MenuName id={nameId} />
      <NavMenu
        labelledBy={nameId}
        closeOn={key}
        items={[
          { id: 'home', link: <MenuItemLink link={headerLinks.home} /> },
          ...menuSections.map((section) => ({
            id: section.id,
            name: <T i18nKey={`common:menu.sections.${section.id}`} />,
            isCurrent: isInSection(pagePath(pathname), section),
            links: menuItemLinks(section.links),
          })),
          { id: 'contact', link: <MenuItemLink link={headerLinks.contact} /> },
        ]}
      />
    </>
  );
}

/**
 * The hamburger menu, with the links of the wide menu; one section is open at a time, at first that of the
 * page.
 */
function PhoneMenu() {
  const { key, pathname } = useLocation();
  const nameId = useId();
  const current = menuSections.find((section) => isInSection(pagePath(pathname), section));
  return (
    <Drawer
      closeOn={key}
      title={<T i18nKey="common:menu.title" />}
      closeName={<T i18nKey="common:menu.close" />}
      trigger={
        <button type="button" className={buttonClass('bare')}>
          <Icon name="menu" />
          <T i18nKey="common:menu.open" />
        </button>
      }
    >
      <nav aria-labelledby={nameId} className={styles.phoneMenu}>
        <MenuName id={nameId} />
        <LinkList>{menuItemLinks([headerLinks.home])}</LinkList>
        <DisclosureList
          openAtFirst={current?.id}
          items={menuSections.map(({ id, links }) => ({
            id,
            heading: <T i18nKey={`common:menu.sections.${id}`} />,
            content: <LinkList>{menuItemLinks(links)}</LinkList>,
          }))}
        />
        <LinkList>{menuItemLinks([headerLinks.contact])}</LinkList>
      </nav>
      <ContactActions />
    </Drawer>
  );
}

/** All links of the menu, shown without script or if the application fails to load. */
function StaticMenu() {
  const inSections = menuSections.flatMap((section) => section.links);
  const links = [headerLinks.home, ...inSections, headerLinks.contact];
  return (
    <nav id="static-menu" aria-labelledby="static-menu-name" className={styles.staticMenu}>
      <MenuName id="static-menu-name" />
      <LinkList className={linkTargets}>{menuItemLinks(links)}</LinkList>
    </nav>
  );
}

/** Says that the visitor is offline: the figures of a kept page may have changed. */
function OfflineNotice() {
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => {
    const update = () => setIsOnline(navigator.onLine);
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, []);
  // Always rendered: a live region is announced when its text changes. Without a role, because screen
  // readers announce the role of an empty region.
  return (
    <div aria-live="polite">
      {!isOnline && <T parent="p" className={styles.offline} i18nKey="common:offline.notice" />}
    </div>
  );
}
