import { en, languages } from '../../support/site.ts';
import { contactJourneys } from './contactJourneys.ts';
import type { Journey } from './Journey.ts';

/** The speech while a page loads, then its headings, then its lines. */
function reading(name: string, path: string): Journey {
  return {
    name,
    path,
    hearsLoading: true,
    async walk(visitor) {
      await visitor.press('1');
      await visitor.pressUntil('h', 'Wrapping to top');
      await visitor.pressUntil('Down', en('common:social.facebook'));
    },
  };
}

/** Like `reading`, without the speech while loading: the page changes then (map, 404 page). */
function readingLater(name: string, path: string): Journey {
  return { name, path, walk: (visitor) => reading(name, path).walk(visitor) };
}

/** Like `reading`, without the lines: other journeys read the parts of these pages. */
function skimming(name: string, path: string, language = 'en'): Journey {
  return {
    name,
    path,
    language,
    hearsLoading: true,
    async walk(visitor) {
      await visitor.press('1');
      await visitor.pressUntil('h', 'Wrapping to top');
    },
  };
}

const menu: Journey = {
  name: 'menu',
  path: '/product/car-loans',
  async walk(visitor) {
    await visitor.pressUntil('Tab', en('common:menu.sections.products'));
    // Not Escape: Orca does not always announce the button that gets the focus back.
    await visitor.press('Return', 'Tab', 'shift+Tab', 'Return', 'Tab', 'space', 'Tab');
    await visitor.pressAndAwait('Return', 'heading level 1');
    await visitor.press('Down');
  },
};

const phoneMenu: Journey = {
  name: 'menu-on-a-phone',
  path: '/company/about',
  screen: 'phone',
  async walk(visitor) {
    await visitor.pressUntil('Tab', en('common:menu.open'));
    await visitor.press('Return', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Tab', 'Tab');
    await visitor.press('Return', 'shift+Tab', 'Escape', 'Return', 'Tab', 'Tab');
    await visitor.pressAndAwait('Return', 'heading level 1');
  },
};

const links: Journey = {
  name: 'skip-link-and-links',
  path: '/product/car-loans',
  async walk(visitor) {
    await visitor.press('Tab', 'Return', 'Down', 'Tab');
    await visitor.pressAndAwait('Return', 'heading level 2');
    await visitor.press('alt+Left', 'Down', 'k');
    await visitor.press('Return', 'Insert+a', 'Down');
  },
};

const questions: Journey = {
  name: 'questions',
  path: '/resources/faq',
  async walk(visitor) {
    await visitor.press('1');
    await visitor.pressUntil('Tab', 'page tab');
    await visitor.press('Right', 'Tab', 'Return', 'Insert+a', 'Down', 'Down', 'Up', 'Up', 'Return');
    await visitor.press('Tab', 'Return', 'Insert+a', 'Down', 'h', 'h');
  },
};

const policyDrawer: Journey = {
  name: 'policy-on-a-phone',
  path: '/privacy/scope',
  screen: 'phone',
  async walk(visitor) {
    await visitor.go('1');
    await visitor.pressUntil('b', en('privacy:sidebar.open'));
    await visitor.press('Return', 'Tab', 'Tab', 'Tab');
    await visitor.pressAndAwait('Return', en('privacy:sections.our-identity'));
  },
};

const languageChange: Journey = {
  name: 'language-change',
  path: '/product/car-loans',
  async walk(visitor) {
    await visitor.pressUntil('b', en('common:language.label'));
    await visitor.press('Return', 'Tab', 'Tab', 'Return', 'Down', 'Down', 'Down', 'Down', 'h', 'h');
  },
};

/** All journeys in their order. */
export const journeys: readonly Journey[] = [
  reading('home', '/'),
  reading('product', '/product/car-loans'),
  skimming('company', '/company'),
  reading('faq', '/resources/faq'),
  readingLater('contact', '/contactus'),
  reading('policy', '/privacy/scope'),
  skimming('accessibility', '/resources/accessibility'),
  ...(languages.some(({ tag }) => tag === 'yo') ? [skimming('home-in-yoruba', '/yo', 'yo')] : []),
  readingLater('not-found', '/no/such/page'),
  menu,
  phoneMenu,
  links,
  questions,
  policyDrawer,
  ...contactJourneys,
  languageChange,
];
