import type common from '../../locales/en/common.json';
import { paths, productPath } from './paths.ts';
import { loanTypes } from './products.ts';

/** One link of a menu: its address, and the last part of its key in `common:menu.links`. */
export interface MenuLink {
  readonly to: string;
  readonly name: keyof typeof common.menu.links;
}

export interface MenuSection {
  readonly id: keyof typeof common.menu.sections;
  /** The beginnings of the paths that belong to it. */
  readonly roots: readonly string[];
  readonly links: readonly MenuLink[];
}

const home: MenuLink = { to: paths.home, name: 'home' };
const contact: MenuLink = { to: paths.contact, name: 'contact' };
const about: MenuLink = { to: paths.about, name: 'about' };
const faq: MenuLink = { to: paths.faq, name: 'faq' };
const privacy: MenuLink = { to: paths.privacyHome, name: 'privacy' };
const terms: MenuLink = { to: paths.terms, name: 'terms' };

export const topProducts: readonly MenuLink[] = loanTypes.map((loanType) => ({
  to: productPath(loanType),
  name: loanType,
}));

/** The header's dropdowns (specification, section 2). */
export const menuSections: readonly MenuSection[] = [
  { id: 'products', roots: [paths.products], links: topProducts },
  {
    id: 'company',
    roots: [paths.company],
    links: [
      about,
      { to: paths.values, name: 'values' },
      { to: paths.chooseUs, name: 'chooseUs' },
      { to: paths.team, name: 'team' },
    ],
  },
  { id: 'resources', roots: [paths.resources, paths.privacy], links: [faq, privacy, terms] },
];

/** The header's plain links, before and after the dropdowns. */
export const headerLinks = { home, contact } as const;

export const usefulLinks: readonly MenuLink[] = [
  home,
  about,
  { to: paths.company, name: 'company' },
  faq,
  contact,
  privacy,
  terms,
  { to: paths.accessibility, name: 'accessibility' },
];

/** Whether a page, by its path without language, belongs to a section of the menu. */
export function isInSection(path: string, { roots }: MenuSection): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}
