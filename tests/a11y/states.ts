import { failedReply, fillIn, form, submit } from '../contactForm.ts';
import { expect, notFoundMessage, type Page } from '../test.ts';

/** What a page can be brought to by a visitor, or by a service, besides being loaded. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** The one screen that knows this state; both unless said. */
  readonly screen?: 'phone' | 'desktop';
  /** Messages of the browser that belong to it. */
  readonly expected?: RegExp;
  /** What has to be there before the page is loaded. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the loaded page to it. */
  reach(page: Page): Promise<unknown>;
}

const sections = ['Products', 'Company', 'Resources'];

const wideMenus = sections.map(
  (section): State => ({
    name: `the menu with ${section} open`,
    path: '/company/about',
    screen: 'desktop',
    async reach(page) {
      const button = page.getByRole('button', { name: section });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  }),
);

const openDrawer = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

const drawer: State = {
  name: 'the drawer of the menu',
  path: '/company/about',
  screen: 'phone',
  reach: openDrawer,
};

const drawerSections = sections.map(
  (section): State => ({
    ...drawer,
    name: `the drawer with ${section} open`,
    async reach(page) {
      await openDrawer(page);
      await page.getByRole('dialog').getByRole('button', { name: section }).click();
    },
  }),
);

const policyDrawer: State = {
  name: 'the drawer of the policy',
  path: '/privacy/scope',
  screen: 'phone',
  async reach(page) {
    await page.getByRole('button', { name: 'Sections of the policy' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

const tabs = { 'Loan Options': 5, 'Customer Service': 5 };

/** One answer each, so that none is judged by what stands open beside it. */
const answers = Object.entries(tabs).flatMap(([tab, count]) =>
  Array.from(
    { length: count },
    (_, index): State => ({
      name: `answer ${index + 1} of ${tab}`,
      path: '/resources/faq',
      async reach(page) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        const questions = page.getByRole('tabpanel', { name: tab }).getByRole('button');
        await expect(questions).toHaveCount(count);
        await questions.nth(index).click();
        await expect(questions.nth(index)).toHaveAttribute('aria-expanded', 'true');
      },
    }),
  ),
);

/** A state of the form: what the service does, and what the visitor then does. */
function formState(name: string, reach: State['reach'], prepare?: State['prepare']): State {
  const state = { name, path: '/contactus', expected: failedReply, reach };
  return prepare ? { ...state, prepare } : state;
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await submit(page).click();
}

const serviceErrors = [
  { code: 'EMPTY', message: 'x' },
  { code: 'NEW', message: 'words of the service' },
  { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
  { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
];

const formStates: readonly State[] = [
  formState('the form with errors of the browser', async (page) => {
    await submit(page).click();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(3);
  }),
  formState(
    'the form with errors of the service',
    async (page) => {
      await send(page);
      await expect(form(page).getByRole('region')).toBeFocused();
    },
    (page) =>
      page.route('**/f/sample', (route) =>
        route.fulfill({ status: 422, json: { errors: serviceErrors } }),
      ),
  ),
  formState(
    'the form without a connection',
    async (page) => {
      await send(page);
      await expect(form(page).getByRole('region')).toBeFocused();
    },
    (page) => page.route('**/f/sample', (route) => route.abort()),
  ),
  formState(
    'the form while it sends',
    async (page) => {
      await send(page);
      await expect(form(page).getByRole('button', { name: 'Submitting…' })).toBeVisible();
    },
    (page) => page.route('**/f/sample', () => undefined),
  ),
  formState(
    'the message that was sent',
    async (page) => {
      await send(page);
      const stay = page.getByRole('button', { name: 'Stay on this page' });
      await stay.click();
      await expect(page.getByText('This page stays as it is.')).toBeVisible();
    },
    (page) => page.route('**/f/sample', (route) => route.fulfill({ json: { next: '/' } })),
  ),
  formState('the form that was cleared', async (page) => {
    await form(page).getByRole('button', { name: 'Clear the form' }).click();
    await expect(form(page).getByRole('status')).toHaveText('The form is empty again.');
  }),
  formState(
    'the map that waits to be asked for',
    (page) => expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible(),
    (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  ),
];

const suggestion: State = {
  name: 'the suggestion of a language',
  path: '/',
  prepare: (page) => page.addInitScript(() => localStorage.setItem('language', 'yo')),
  reach: (page) => expect(page.locator('[data-language-suggestion]')).toBeVisible(),
};

const picker: State = {
  name: 'the open choice of languages',
  path: '/',
  async reach(page) {
    // What lies under the open panel cannot be judged: let it be the picture.
    const picture = page.getByRole('main').getByRole('img').first();
    await picture.evaluate((image) => image.scrollIntoView());
    const button = page.getByRole('banner').getByRole('button', { name: /^Language/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A page whose code does not arrive, which is what a crash looks like to the visitor. */
const crash: State = {
  name: 'a page that could not be shown',
  path: '/',
  expected: /Failed to (load|fetch)|ERR_FAILED|dynamically imported/,
  prepare: (page) => page.route('**/FaqPage-*.js', (route) => route.abort()),
  async reach(page) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Unexpected/);
  },
};

const missing = ['/product/boat-loans', '/privacy/nothing', '/no/such/page'].map(
  (path): State => ({
    name: `${path}, which is not there`,
    path,
    expected: notFoundMessage,
    reach: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }),
);

/** Every state of the site that is not just a loaded page. */
export const states: readonly State[] = [
  ...wideMenus,
  drawer,
  ...drawerSections,
  policyDrawer,
  ...answers,
  ...formStates,
  suggestion,
  picker,
  crash,
  ...missing,
];
