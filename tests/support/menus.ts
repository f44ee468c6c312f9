import type { Locator } from 'playwright/test';
import type common from '../../locales/en/common.json';
import { en, type languages } from './sources.ts';
import type { Page } from './test.ts';

type LinkName = keyof (typeof common)['menu']['links'];
type SectionName = keyof (typeof common)['menu']['sections'];
type Language = (typeof languages)[number];

const header = (page: Page) => page.getByRole('banner');

/** The English text of a link of the menus. */
export const linkName = (name: LinkName) => en(`common:menu.links.${name}`);

/** A link of a menu. */
export const link = (menu: Page | Locator, name: LinkName) =>
  menu.getByRole('link', { name: linkName(name), exact: true });

export const footerLink = (page: Page, name: LinkName) => link(page.getByRole('contentinfo'), name);

/** The button of a section of the header's menu. */
export const section = (menu: Page | Locator, name: SectionName) =>
  menu.getByRole('button', { name: en(`common:menu.sections.${name}`), exact: true });

export const wideMenu = (page: Page) =>
  page.getByRole('navigation', { name: en('common:menu.label'), exact: true });

export const phoneMenu = (page: Page) =>
  page.getByRole('dialog', { name: en('common:menu.title'), exact: true });

/** The button that opens the menu on a phone. */
export const hamburger = (page: Page) =>
  header(page).getByRole('button', { name: en('common:menu.open'), exact: true });

/** The button of the language picker, on an English page or by the texts of the page's language. */
export const picker = (page: Page, t = en) =>
  header(page).getByRole('button', { name: t('common:language.label') });

/** The link to the current page in a language. */
export const languageLink = (page: Page, { name }: Language) =>
  header(page).getByRole('link', { name, exact: true });
