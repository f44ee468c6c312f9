import { readFile } from 'node:fs/promises';
import { expectAccessible, inTurn, schemeNames, schemes } from '../support/a11y/axe.ts';
import { button, endpoint, field, fillIn, form, submit } from '../support/contactForm.ts';
import { tab } from '../support/faq.ts';
import { footerLink, hamburger, picker, section, wideMenu } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** What a screen reader finds in the last element of a role: a file in `snapshots`. */
type Heard = readonly [role: Parameters<Page['getByRole']>[0], file: string];

/** Checks the state that a page is in. */
type Check = (heard?: Heard) => Promise<void>;

/**
 * Compares the accessibility tree with a snapshot, which names each English text by its key, so that
 * it does not depend on the words.
 */
async function expectHeard(page: Page, [role, file]: Heard): Promise<void> {
  const snapshot = await readFile(new URL(`snapshots/${file}.yml`, import.meta.url), 'utf8');
  // A text may contain quotation marks. A key that does not exist is no text of the page.
  const textOf = (key: string) => JSON.stringify(en(key as Parameters<typeof en>[0])).slice(1, -1);
  const heard = snapshot
    .replace(/\{\{(\S+)\}\}/g, (_, key: string) => textOf(key))
    // A colon in a name would end the key.
    .replace(/^( *- )(\w+ ".*"(?: \[\S+\])*)/gm, (_, start: string, name: string) =>
      [start, "'", name.replaceAll("'", "''"), "'"].join(''),
    );
  await expect(page.getByRole(role).last()).toMatchAriaSnapshot(heard);
}

const isShown = (page: Page, key: Parameters<typeof en>[0]) =>
  expect(page.getByText(en(key))).toBeVisible();

const summary = (page: Page, key: 'summary' | 'uncertain') =>
  expect(page.getByRole('region', { name: en(`contact:errors.form.${key}`) })).toBeFocused();

const errors = [
  { code: 'EMPTY', message: 'x' },
  { code: 'NEW', message: 'Words of the service' },
  { field: 'email', code: 'TYPE_EMAIL', message: 'x' },
  { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'x' },
];

let walks = 0;

/**
 * Tests states of a page, reached one after the other, each other than freshly loaded: on the first
 * of the screens in one scheme each, which alternate; nightly on every screen in every scheme.
 */
function testStates(
  name: string,
  sizes: readonly (typeof phone)[],
  walk: (page: Page, check: Check) => Promise<unknown>,
): void {
  const first = walks++;
  for (const [index, size] of [...sizes.slice(0, 1), ...sizes].entries()) {
    const isNightly = index > 0;
    const tag = isNightly ? '@nightly' : [];
    const title = `${name}: accessible at ${size.width}${isNightly ? ' in every scheme' : ''}`;
    test(title, { tag }, async ({ page, watch }) => {
      watch.expectedMessages.push(/Failed to load|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize(size);
      let state = first;
      await walk(page, async (heard) => {
        for (const scheme of isNightly ? schemeNames : [inTurn(schemeNames, state)]) {
          await page.emulateMedia(schemes[scheme]);
          await expectAccessible(page);
        }
        state += 1;
        if (heard) await expectHeard(page, heard);
      });
    });
  }
}

testStates('the open menu, home page and footer', [desktop], async (page, check) => {
  await page.goto('/company/about');
  await section(wideMenu(page), 'company').click();
  await check(['banner', 'header']);
  await page.goto('/');
  await expectHeard(page, ['main', 'home']);
  await expectHeard(page, ['contentinfo', 'footer']);
});

testStates('the open choice of languages', [desktop, phone], async (page, check) => {
  await page.goto('/');
  // axe cannot judge text under the open panel: scroll the picture there.
  const picture = page.getByRole('img').first();
  await picture.evaluate((image) => image.scrollIntoView());
  await picker(page).click();
  await check();
});

testStates('the drawers of policy and menu', [phone], async (page, check) => {
  const drawer = page.getByRole('dialog');
  await page.setViewportSize(desktop);
  await page.goto('/privacy/scope');
  await expectHeard(page, ['main', 'policy']);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: en('privacy:sidebar.open') }).click();
  await expect(drawer).toBeVisible();
  await check();
  await page.goto('/company/about');
  await hamburger(page).click();
  await section(drawer, 'products').click();
  await check(['dialog', 'drawer']);
});

testStates('the answers', [desktop, phone], async (page, check) => {
  await page.goto('/resources/faq');
  for (const topic of ['customer-service', 'loan-options'] as const) {
    await tab(page, topic).click();
    await expect(tab(page, topic)).toHaveAttribute('aria-selected', 'true');
    const closed = page.getByRole('tabpanel').getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    await check(topic === 'loan-options' ? ['main', 'faq'] : undefined);
  }
});

testStates('costs, and an amount that is none', [phone, desktop], async (page, check) => {
  await page.goto('/product/car-loans');
  await page.getByLabel(en('product:cost.amount.label')).fill('2,345,678');
  await expect(page.getByRole('caption')).toContainText('2,345,678');
  await check(['table', 'costs']);
  await page.getByLabel(en('product:cost.amount.label')).fill('1.5');
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  await check();
});

testStates('the form, the map, and the thanks', [desktop, phone], async (page, check) => {
  await page.goto('/contactus');
  await submit(page).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(3);
  await check(['form', 'form-errors']);
  const label = await form(page).locator('label:has([type="checkbox"])').boundingBox();
  expect(label?.height).toBeGreaterThanOrEqual(44);
  const map = page.getByTitle(en('contact:map.frame'));
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await field(page, 'message').fill('A loan.');
  await button(page, 'clear').click();
  await isShown(page, 'contact:form.cleared');
  await check();
  await page.route(endpoint, (route) => route.fulfill({ status: 422, json: { errors } }));
  await fillIn(page);
  await submit(page).click();
  await summary(page, 'summary');
  await check(['region', 'service-errors']);
  await page.route(endpoint, (route) => route.fulfill({ json: { next: '/' } }));
  // The reload is answered without a page, so that the state stays.
  await page.route('**/contactus', (route) => route.fulfill({ status: 204 }));
  await submit(page).click();
  await isShown(page, 'contact:sent.title');
  await check(['region', 'sent']);
});

testStates('a message that is in doubt', [phone, desktop], async (page, check) => {
  await page.goto('/contactus');
  await page.clock.install();
  await page.route(endpoint, () => undefined);
  await fillIn(page);
  await submit(page).click();
  await page.clock.fastForward(6_000);
  await isShown(page, 'contact:form.slow');
  await check();
  await page.clock.fastForward(10_000);
  await summary(page, 'uncertain');
  await check(['region', 'no-answer']);
  await page.reload();
  await isShown(page, 'contact:draft.mayHaveArrived');
  await check();
});

testStates('texts that do not arrive', [desktop, phone], async (page, check) => {
  await page.route('**/translations/policies-*', (route) => route.abort());
  await page.goto('/product/car-loans');
  await page.context().setOffline(true);
  await isShown(page, 'common:offline.notice');
  await check();
  await page.context().setOffline(false);
  await footerLink(page, 'privacy').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('errors:page.title'));
  await check(['main', 'error-page']);
});

testStates('pages without their code', [phone, desktop], async (page, check) => {
  await page.route('**/assets/index-*', (route) => route.abort());
  for (const path of ['/resources/faq', '/contactus']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html[data-static]')).toBeVisible();
    await check();
  }
});

testStates('the splash', [phone, desktop], async (page, check) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${process.env.RELEASE_SITE}`, { waitUntil: 'commit' });
  await expect(page.getByRole('dialog')).toContainText(en('common:splash.loading'));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
  await check();
});
