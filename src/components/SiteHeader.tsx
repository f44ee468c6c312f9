import { type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { T } from '../i18n/T.tsx';
import { headerLinks, menuSections } from '../site/menus.ts';
import { NavMenu } from '../ui/NavMenu.tsx';
import { Brand } from './Brand.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { MenuItemLink } from './MenuItemLink.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import styles from './SiteHeader.module.css';
import { StaticMenu } from './StaticMenu.tsx';

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

function WideMenu() {
  const { key } = useLocation();
  const nameId = useId();
  return (
    <>
      <span id={nameId} hidden>
        <T k="common:menu.label" />
      </span>
      <NavMenu
        labelledBy={nameId}
        closeOn={key}
        items={[
          { id: 'home', link: <MenuItemLink link={headerLinks.home} /> },
          ...menuSections.map(({ id, links }) => ({
            id,
            name: <T k={`common:menu.sections.${id}`} />,
            links: links.map((link) => <MenuItemLink key={link.to} link={link} />),
          })),
          { id: 'contact', link: <MenuItemLink link={headerLinks.contact} /> },
        ]}
      />
    </>
  );
}
