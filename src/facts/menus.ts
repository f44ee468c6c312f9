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

/** Links to pages whose address and text have the same name. */
function linksTo(...names: readonly (keyof typeof paths & MenuLink['name'])[]): MenuLink[] {
  return names.map((name) => ({ to: paths[name], name }));
}

export const topProducts = loanTypes.map((name): MenuLink => ({ to: productPath(name), name }));

/** The header's dropdowns (specification, section 2). */
export const menuSections: readonly MenuSection[] = [
  { id: 'products', links: topProducts },
  { id: 'company', links: linksTo('about', 'values', 'chooseUs', 'team') },
  { id: 'resources', links: linksTo('faq', 'privacy', 'terms', 'words') },
];

/** The header's plain links, before and after the dropdowns. */
export const headerLinks = {
  home: { to: paths.home, name: 'home' },
  contact: { to: paths.contact, name: 'contact' },
} as const satisfies Record<string, MenuLink>;

export const usefulLinks = linksTo(
  'home',
  'about',
  'company',
  'faq',
  'contact',
  'behind',
  'complaints',
  'privacy',
  'terms',
  'words',
  'accessibility',
);

/** Whether the first segment of a path without language is that of a link of the section. */
export function isInSection(path: string, { links }: MenuSection): boolean {
  const [, root] = path.split('/');
  return links.some(({ to }) => to.split('/')[1] === root);
}
