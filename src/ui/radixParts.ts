/** What `dormant.tsx` loads at once: a file for each would be four requests for shared code. */
export { Accordion } from './Accordion.tsx';
export { Drawer } from './Drawer.tsx';
export { NavMenu } from './NavMenu.tsx';
export { Tabs } from './Tabs.tsx';
