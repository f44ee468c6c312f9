import { dormant } from './dormant.tsx';

/** The parts made with Radix, as pages use them. */
export const Accordion = dormant('Accordion');
export const Drawer = dormant('Drawer');
export const NavMenu = dormant('NavMenu');
export const Tabs = dormant('Tabs');
