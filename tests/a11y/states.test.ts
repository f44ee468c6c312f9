import {
  expectAccessible,
  inTurn,
  type Scheme,
  schemeNames,
  schemes,
} from '../support/a11y/axe.ts';
import { targetFaults } from '../support/a11y/targets.ts';
import { en } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';
import { expectHeard } from './snapshots.ts';

/** A state of a page other than freshly loaded. */
interface State {
  readonly name: string;
  /** The only screen with this state; both by default. */
  readonly size?: typeof phone;
  /** The role and the snapshot of what a screen reader finds in this state. */
  readonly heard?: Parameters<typeof expectHeard>[1];
  reach(page: Page): Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const isShown = (page: Page, key: Parameters<typeof en>[0]) =>
  expect(page.getByText(en(key))).toBeVisible();

async function openDrawer(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path);
  await press(page, button);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openAnswers(page: Page, topic: string): Promise<void> {
  await page.goto('/resources/faq');
  await page.getByRole('tab', { name: topic, exact: true }).click();
  const closed = page.getByRole('tabpanel').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}

const parts: readonly State[] = [
  {
    name: 'the menu with a section open',
    size: desktop,
    heard: ['banner', 'header'],
    async reach(page) {
      await page.goto('/company/about');
      await press(page, en('common:menu.sections.company'));
    },
  },
  {
    name: 'the open choice of languages',
    async reach(page) {
      await page.goto('/');
      // axe cannot judge text under the open panel: scroll the picture there.
      await page
        .getByRole('img')
        .first()
        .evaluate((image) => image.scrollIntoView());
      const name = en('common:language.label');
      await page.getByRole('banner').getByRole('button', { name }).click();
    },
  },
  {
    name: 'the drawer of the menu with a section open',
    size: phone,
    heard: ['dialog', 'drawer'],
    async reach(page) {
      await openDrawer(page, '/company/about', en('common:menu.open'));
      await press(page, en('common:menu.sections.products'));
    },
  },
  {
    name: 'the drawer of the policy',
    size: phone,
    reach: (page) => openDrawer(page, '/privacy/scope', en('privacy:sidebar.open')),
  },
  {
    name: 'the answers about loans',
    heard: ['main', 'faq'],
    reach: (page) => openAnswers(page, en('faq:tabs.loan-options.name')),
  },
  {
    name: 'the answers about service',
    reach: (page) => openAnswers(page, en('faq:tabs.customer-service.name')),
  },
  {
    name: 'the costs of an amount that was typed',
    heard: ['table', 'costs'],
    async reach(page) {
      await page.goto('/product/car-loans');
      await page.getByLabel(en('product:cost.amount.label')).fill('2,345,678');
      await expect(page.getByRole('caption')).toContainText('2,345,678');
    },
  },
  {
    name: 'an amount that is none',
    async reach(page) {
      await page.goto('/product/car-loans');
      await page.getByLabel(en('product:cost.amount.label')).fill('1.5');
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
];

const summary = (page: Page, key: 'summary' | 'uncertain') =>
  expect(page.getByRole('region', { name: en(`contact:errors.form.${key}`) })).toBeFocused();

/** Sends a message, to which the service replies, if at all. */
async function send(page: Page, reply?: { status: number; json: object }): Promise<void> {
  await page.route('**/f/sample', (route) => (reply ? route.fulfill(reply) : undefined));
  const field = (name: 'name' | 'email' | 'message') =>
    page.getByLabel(en(`contact:form.${name}.label`), { exact: true });
  await field('name').fill('Ngozi Ọkọ́nkwọ');
  await field('email').fill('ngozi@example.com');
  await field('message').fill('A loan.');
  await press(page, en('contact:form.submit'));
}

const errors = [
  { code: 'EMPTY', message: 'x' },
  { code: 'NEW', message: 'Words of the service' },
  { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
  { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
];

/** The contact form in a state. */
function form(name: string, reach: State['reach'], heard?: State['heard']): State {
  const open = (page: Page) => page.goto('/contactus').then(() => reach(page));
  return { name: `the form ${name}`, reach: open, ...(heard && { heard }) };
}

const forms: readonly State[] = [
  form(
    'with errors of the browser',
    async (page) => {
      await press(page, en('contact:form.submit'));
      await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    },
    ['form', 'form-errors'],
  ),
  form(
    'with errors of the service',
    async (page) => {
      await send(page, { status: 422, json: { errors } });
      await summary(page, 'summary');
    },
    ['region', 'service-errors'],
  ),
  form('whose sending takes long', async (page) => {
    await page.clock.install();
    await send(page);
    await page.clock.fastForward(6_000);
    await isShown(page, 'contact:form.slow');
  }),
  form(
    'that no answer came for',
    async (page) => {
      await page.clock.install();
      await send(page);
      await page.clock.fastForward(16_000);
      await summary(page, 'uncertain');
    },
    ['region', 'no-answer'],
  ),
  form('with a draft that may have been sent', async (page) => {
    await send(page);
    await page.reload();
    await isShown(page, 'contact:draft.mayHaveArrived');
  }),
  form('that was cleared', async (page) => {
    await page.getByLabel(en('contact:form.message.label'), { exact: true }).fill('A loan.');
    await press(page, en('contact:form.clear'));
    await isShown(page, 'contact:form.cleared');
  }),
  form(
    'that was sent',
    async (page) => {
      // The reload is answered without a page, so that the state stays.
      await page.route('**/contactus', (route) => route.fulfill({ status: 204 }));
      await send(page, { status: 200, json: { next: '/' } });
      await isShown(page, 'contact:sent.title');
    },
    ['region', 'sent'],
  ),
  form('above the map', async (page) => {
    const map = page.getByTitle(en('contact:map.frame'));
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
  }),
];

/** A page whose application does not arrive. */
const withoutCode = (path: string): State => ({
  name: `${path} without its code`,
  async reach(page) {
    await page.route('**/assets/index-*', (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-static]')).toBeVisible();
  },
});

const failures: readonly State[] = [
  {
    name: 'a page whose texts do not arrive',
    heard: ['main', 'error-page'],
    async reach(page) {
      await page.route('**/translations/policies-*', (route) => route.abort());
      await page.goto('/');
      await page.getByRole('contentinfo').getByText(en('common:menu.links.privacy')).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('errors:page.title'));
    },
  },
  {
    name: 'a page that is read without the network',
    async reach(page) {
      await page.goto('/product/car-loans');
      await page.context().setOffline(true);
      await isShown(page, 'common:offline.notice');
    },
  },
  withoutCode('/resources/faq'),
  withoutCode('/contactus'),
];

const states = [...parts, ...forms, ...failures];

function testState({ name, reach, heard }: State, size: typeof phone, names: readonly Scheme[]) {
  test(`${name} is accessible at ${size.width}`, async ({ page, watch }) => {
    watch.expectedMessages.push(/Failed to load|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(size);
    await reach(page);
    for (const scheme of names) {
      await page.emulateMedia(schemes[scheme]);
      await expectAccessible(page);
    }
    expect(await targetFaults(page)).toEqual([]);
    if (heard) await expectHeard(page, heard);
  });
}

// Screens and schemes alternate over the states.
for (const [index, state] of states.entries())
  testState(state, state.size ?? inTurn([phone, desktop], index), [inTurn(schemeNames, index)]);

test.describe('in every scheme', { tag: '@nightly' }, () => {
  for (const state of states)
    for (const size of state.size ? [state.size] : [phone, desktop])
      testState(state, size, schemeNames);
});

for (const [path, ...heard] of [
  ['/', 'main', 'home'],
  ['/', 'contentinfo', 'footer'],
  ['/privacy/scope', 'main', 'policy'],
] as const)
  test(`a screen reader finds the ${heard[1]}`, async ({ page }) => {
    await page.goto(path);
    await expectHeard(page, heard);
  });

test.describe('the splash', () => {
  test.use({ site: process.env.RELEASE_SITE ?? '' });

  test('is accessible in every scheme', async ({ page, watch }) => {
    watch.expectedMessages.push(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: en('common:splash.loading') })).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    for (const scheme of schemeNames) {
      await page.emulateMedia(schemes[scheme]);
      await expectAccessible(page);
    }
  });
});
