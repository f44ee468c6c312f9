import { tab, tabPanel } from '../faq.ts';
import { amountField } from '../loanCost.ts';
import { footerLink, hamburger, phoneMenu, picker, section } from '../menus.ts';
import { en } from '../site.ts';
import { expect, type Page } from '../test.ts';
import { formStates } from './formStates.ts';
import type { State } from './State.ts';

const sections = { Products: 'products', Company: 'company', Resources: 'resources' } as const;

const wideMenus = Object.entries(sections).map(
  ([name, id], index): State => ({
    name: `the menu with ${name} open`,
    path: '/company/about',
    screen: 'desktop',
    isNightly: index > 0,
    async reach(page) {
      const button = section(page, id);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  }),
);

const openDrawer = async (page: Page) => {
  await hamburger(page).click();
  await expect(phoneMenu(page)).toBeVisible();
};

const drawer: State = {
  name: 'the drawer of the menu',
  path: '/company/about',
  screen: 'phone',
  reach: openDrawer,
};

const drawerSections = Object.entries(sections).map(
  ([name, id], index): State => ({
    ...drawer,
    name: `the drawer with ${name} open`,
    isNightly: index > 0,
    async reach(page) {
      await openDrawer(page);
      await section(phoneMenu(page), id).click();
    },
  }),
);

const policyDrawer: State = {
  name: 'the drawer of the policy',
  path: '/privacy/scope',
  screen: 'phone',
  async reach(page) {
    await page.getByRole('button', { name: en('privacy:sidebar.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const tabs = { 'Loan Options': 'loan-options', 'Customer Service': 'customer-service' } as const;

/** The number of answers of each tab. */
const count = 5;

/** One state per answer, so that each is scanned with the others closed. */
const answers = Object.entries(tabs).flatMap(([name, id]) =>
  Array.from(
    { length: count },
    (_, index): State => ({
      name: `answer ${index + 1} of ${name}`,
      path: '/resources/faq',
      isNightly: index > 0,
      async reach(page) {
        await tab(page, id).click();
        await expect(tabPanel(page, id)).toBeVisible();
        const questions = tabPanel(page, id).getByRole('button');
        await expect(questions).toHaveCount(count);
        await questions.nth(index).click();
        await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true');
      },
    }),
  ),
);

const languageChoice: State = {
  name: 'the open choice of languages',
  path: '/',
  async reach(page) {
    // axe cannot judge text under the open panel: scroll the picture there.
    const picture = page.getByRole('main').getByRole('img').first();
    await picture.evaluate((image) => image.scrollIntoView());
    await picker(page).click();
    await expect(picker(page)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A state of the car page after typing an amount. */
function amountState(name: string, typed: string, isValid: boolean): State {
  return {
    name,
    path: '/product/car-loans',
    async reach(page) {
      await amountField(page).fill(typed);
      await expect(amountField(page)).toHaveJSProperty('ariaInvalid', isValid ? null : 'true');
      await expect(page.getByRole('main').locator('p[aria-live]')).not.toBeEmpty();
    },
  };
}

const amounts = [
  amountState('the costs of an amount that was typed', '2,345,678', true),
  amountState('an amount that is none', '1.5', false),
];

/** The error page after the texts of a page failed to load. */
const crash: State = {
  name: 'a page that could not be shown',
  path: '/',
  expected: /Failed to load|ERR_FAILED/,
  prepare: (page) => page.route('**/translations/policies-*', (route) => route.abort()),
  async reach(page) {
    await footerLink(page, 'privacy').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('errors:page.title'));
  },
};

const offline: State = {
  name: 'a page that is read without the network',
  path: '/product/car-loans',
  async reach(page) {
    await page.context().setOffline(true);
    await expect(page.getByText(en('common:offline.notice'))).toBeVisible();
  },
};

/** Static pages, whose code failed to load (see `loader.ts`). */
const staticPages = [
  '/',
  '/resources/faq',
  '/privacy/scope',
  '/contactus',
  '/product/car-loans',
].map(
  (path): State => ({
    name: `${path} without its code`,
    path,
    isStatic: true,
    isNightly: !['/resources/faq', '/contactus'].includes(path),
    expected: /Failed to load resource/,
    prepare: (page) => page.route('**/assets/index-*', (route) => route.abort()),
    reach: (page) => expect(page.locator('html[data-static]')).toBeVisible(),
  }),
);

/** All states other than freshly loaded pages. */
export const states: readonly State[] = [
  ...wideMenus,
  drawer,
  ...drawerSections,
  policyDrawer,
  ...answers,
  ...formStates,
  languageChoice,
  ...amounts,
  crash,
  offline,
  ...staticPages,
];
