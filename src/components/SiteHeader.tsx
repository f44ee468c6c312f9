import { type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePath } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { headerLinks, isInSection, type MenuLink, menuSections } from '../site/menus.ts';
import { buttonClass } from '../ui/Button.tsx';
import { DisclosureList } from '../ui/Disclosure.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkList, linkTargets } from '../ui/List.tsx';
import { NavMenu } from '../ui/NavMenu.tsx';
import { Brand } from './Brand.tsx';
import { phoneWidth } from './browser.ts';
import { LanguagePicker } from './LanguageLinks.tsx';
import { ContactActions, MenuItemLink, MenuItemList } from './links.tsx';
import styles from './SiteHeader.module.css';

/** The fixed header: the brand, and the menu as dropdowns or, at 768 px or less, as a drawer. */
export function SiteHeader() {
  const header = useRef<HTMLElement>(null);
  useReach(header);
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <div className={styles.wide}>
          <WideMenu />
        </div>
        <LanguagePicker />
        <div className={styles.narrow}>
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
function useReach(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(element).position === 'sticky';
      const reach = isFixed ? element.offsetHeight : 0;
      document.documentElement.style.setProperty('--header-reach', `${reach}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [header]);
}

/** The name of the menu's landmark. */
function MenuName({ id }: { readonly id: string }) {
  return <T parent="span" id={id} hidden i18nKey="common:menu.label" />;
}

const linksOf = (links: readonly MenuLink[]) =>
  links.map((link) => <MenuItemLink key={link.to} link={link} />);

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
            links: linksOf(section.links),
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
      media={phoneWidth}
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
        <LinkList>{linksOf([headerLinks.home])}</LinkList>
        <DisclosureList
          openAtFirst={current?.id}
          items={menuSections.map(({ id, links }) => ({
            id,
            heading: <T i18nKey={`common:menu.sections.${id}`} />,
            content: <LinkList>{linksOf(links)}</LinkList>,
          }))}
        />
        <LinkList>{linksOf([headerLinks.contact])}</LinkList>
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
      <MenuItemList links={links} className={linkTargets} />
    </nav>
  );
}

function subscribeToNetwork(update: () => void): () => void {
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
}

/** Says that the visitor is offline: the figures of a kept page may have changed. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  // Always rendered: a live region is announced when its text changes. Without a role, because screen
  // readers announce the role of an empty region.
  return (
    <div aria-live="polite">
      {!isOnline && <T parent="p" className={styles.offline} i18nKey="common:offline.notice" />}
    </div>
  );
}
