import { useId, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { headerLinks, isInSection, menuSections } from '../facts/menus.ts';
import { unlocalizedPath } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { SingleAccordion } from '../ui/Accordion.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { buttonClass, LinkList, linkTargets } from '../ui/Elements.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NavMenu } from '../ui/NavMenu.tsx';
import { Brand } from './Brand.tsx';
import { ContactActions } from './ContactLinks.tsx';
import { LanguagePicker } from './LanguageLinks.tsx';
import { menuItemLinks } from './Links.tsx';
import styles from './SiteHeader.module.css';

/** The sticky header: the brand, and the menu as dropdowns or, at 768 px or less, as a drawer. */
export function SiteHeader() {
  return (
    <header ref={setReach} className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <div className="wide-only script-only">
          <WideMenu />
        </div>
        <LanguagePicker />
        <div className="phone-only script-only">
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
  const update = () => {
    const { position, top } = getComputedStyle(header);
    // In a low or narrow window `--sticky` moves the inset far outside: the header scrolls away.
    const height = position === 'sticky' && top === '0px' ? header.offsetHeight : 0;
    document.documentElement.style.setProperty('--sticky-header', `${height}px`);
  };
  const observer = new ResizeObserver(update);
  observer.observe(header);
  // A window can become too low for a sticky header without resizing the header.
  addEventListener('resize', update);
  return () => {
    observer.disconnect();
    removeEventListener('resize', update);
  };
}

function WideMenu() {
  const path = unlocalizedPath(useLocation().pathname);
  return (
    <NavMenu
      name={<T i18nKey="common:menu.label" />}
      items={[
        ...menuItemLinks([headerLinks.home]),
        ...menuSections.map((section) => ({
          id: section.id,
          name: <T i18nKey={`common:menu.sections.${section.id}`} />,
          isCurrent: isInSection(path, section),
          links: menuItemLinks(section.links),
        })),
        ...menuItemLinks([headerLinks.contact]),
      ]}
    />
  );
}

/** The hamburger menu, with the links of the wide menu. */
function PhoneMenu() {
  const path = unlocalizedPath(useLocation().pathname);
  const nameId = useId();
  const current = menuSections.find((section) => isInSection(path, section));
  return (
    <Drawer
      title={<T i18nKey="common:menu.title" />}
      closeName={<T i18nKey="common:menu.close" />}
      trigger={
        <button type="button" className={buttonClass('bare')}>
          <Icon name="menu" />
          <T i18nKey="common:menu.open" />
        </button>
      }
    >
      <OfflineNotice />
      <nav aria-labelledby={nameId} className={styles.phoneMenu}>
        <T id={nameId} hidden i18nKey="common:menu.label" />
        <LinkList>{menuItemLinks([headerLinks.home])}</LinkList>
        <SingleAccordion
          openAtFirst={current && `menu-${current.id}`}
          items={menuSections.map(({ id, links }) => ({
            // The home page has a section `products`, too.
            id: `menu-${id}`,
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
  const nameId = useId();
  const links = [headerLinks.home, ...menuSections.flatMap((s) => s.links), headerLinks.contact];
  return (
    <nav aria-labelledby={nameId} className={styles.staticMenu}>
      <T id={nameId} hidden i18nKey="common:menu.label" />
      <LinkList className={linkTargets}>{menuItemLinks(links)}</LinkList>
    </nav>
  );
}

function subscribeToNetwork(onChange: () => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('online', onChange, { signal });
  addEventListener('offline', onChange, { signal });
  return () => listeners.abort();
}

/**
 * Says that the visitor is offline: the figures of a cached page may have changed. Each drawer has
 * a notice of its own, because screen readers announce nothing in the inert page behind it.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  // Always rendered: a live region is announced when its text changes. Without a role, because
  // screen readers announce the role of an empty region.
  return (
    <div aria-live="polite">
      {!isOnline && <T parent="p" className={styles.offline} i18nKey="common:offline.notice" />}
    </div>
  );
}
