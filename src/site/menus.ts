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
  { id: 'products', links: topProducts },
  {
    id: 'company',
    links: [
      about,
      { to: paths.values, name: 'values' },
      { to: paths.chooseUs, name: 'chooseUs' },
      { to: paths.team, name: 'team' },
    ],
  },
  { id: 'resources', links: [faq, privacy, terms] },
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
