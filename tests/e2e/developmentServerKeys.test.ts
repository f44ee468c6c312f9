import type { BrowserContext } from 'playwright/test';
import { type DevelopmentServer, startDevelopmentServer } from '../support/developmentServer.ts';
import { en, inLanguage, otherTranslation, translation } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

const { tag, home } = translation;
let server: DevelopmentServer;

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startDevelopmentServer();
});

test.afterEach(() => server.restore());

test.afterAll(() => server.close());

function panelOf(page: Page) {
  return page.locator('output').filter({ hasText: 'On this page:' });
}

/** Opens a page with its keys shown, without the waiting for a built page's hydration. */
async function open(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(server.address(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+k');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return { page, panel };
}

test('a key is shown with its English, its note and its length', async ({ context }) => {
  const { page, panel } = await open(context, inLanguage('/contactus', translation));
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(panel).toContainText(`locales/${tag}/contact.json page.title`);
  await expect(panel).toContainText(`English: ${en('contact:page.title')}`);
  await expect(panel).toContainText('Note: ');
  await expect(panel).toContainText(/Length: \d+ characters; about \d+ have room/);
  await page.keyboard.press('Alt+k');
  await expect(panel).toBeHidden();
});

test('the names of controls, the texts of pictures, dates and amounts have keys too', async ({
  context,
}) => {
  const { page, panel } = await open(context, home);
  await page.locator('main img').first().hover();
  await expect(panel).toContainText(`locales/${tag}/home.json hero.image`);
  const facebook = page.locator('[data-key="common:social.facebook"]');
  await page.getByRole('contentinfo').getByRole('link').filter({ has: facebook }).hover();
  await expect(panel).toContainText(`locales/${tag}/common.json social.facebook`);
  const sample = page.locator('[data-key="common:figures.sampleCarDate"]');
  await sample.hover();
  await expect(panel).toContainText('locales/figures.json sampleCarDate');
  await expect(panel).toContainText(`locales/${tag}/common.json months.august`);
  await page.locator('[data-key="common:figures.sampleCarAmount"]').hover();
  await expect(panel).toContainText(`locales/${tag}/common.json units.nairaMillions_other`);
  await page.locator('[data-key="common:figures.samplePersonalAmount"]').hover();
  await expect(panel).toContainText(`locales/${tag}/meta.json formatLocale`);
  const form = await open(context, inLanguage('/contactus', translation));
  await form.page.locator('input[name="email"]').focus();
  await expect(form.panel).toContainText(`locales/${tag}/contact.json form.email.label`);
});

test('missing and outdated texts are outlined, until they are translated', async ({ context }) => {
  const { tag: other } = otherTranslation;
  await server.edit(`${other}/contact.json`, (text) => text.replace(/("title": )"[^"]+"/, '$1""'));
  await server.edit('en/contact.json', (text) => text.replace(/("lead": "[^"]+)"/, '$1 New."'));
  const { page, panel } = await open(context, inLanguage('/contactus', otherTranslation));
  const title = page.locator('h1 [data-key="contact:page.title"]');
  await expect(title).toHaveAttribute('data-translation', 'missing');
  await expect(title).toHaveCSS('outline-style', 'dashed');
  const lead = page.locator('[data-key="contact:header.lead"]');
  await expect(lead).toHaveCSS('outline-style', 'dotted');
  await lead.hover();
  await expect(panel).toContainText('This text is outdated.');
  await expect(panel).toContainText('English then: ');
  await server.edit(`${other}/contact.json`, (text) =>
    text.replace('"title": ""', '"title": "Kpọtụrụ"'),
  );
  await expect(title).toHaveText('Kpọtụrụ');
  await expect(title).not.toHaveAttribute('data-translation');
  await page.keyboard.press('Alt+k');
  await expect(lead).toHaveCSS('outline-style', 'none');
});

test('the panel covers neither what it describes nor the end of the page', async ({ context }) => {
  const { page, panel } = await open(context, inLanguage('/contactus', translation));
  const boxOf = () => panel.evaluate((element) => element.getBoundingClientRect().toJSON());
  const { top } = await boxOf();
  const below = await page.locator('main [data-key]').evaluateAll(
    (all, edge) =>
      all
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, bottom }) => width > 1 && bottom > edge + 20 && bottom < innerHeight)
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, bottom: y }))[0],
    top,
  );
  expect(below).toBeDefined();
  await page.mouse.move(below?.x ?? 0, below?.y ?? 0);
  await expect.poll(async () => (await boxOf()).bottom).toBeLessThan(below?.bottom ?? 0);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 100_000);
  const last = page.locator('footer [data-key]').last();
  await expect
    .poll(() => last.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(top);
});

test('Alt and a click copies the place, says so, opens the editor and does nothing else', async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
  const { page } = await open(context, inLanguage('/contactus', translation));
  const asked = page.waitForRequest('**/__open-in-editor*');
  const link = page.getByRole('main').getByRole('link').first();
  await link.click({ modifiers: ['Alt'] });
  await expect(page.getByText(`Copied: locales/${tag}/`)).toBeVisible();
  expect(decodeURIComponent((await asked).url())).toMatch(
    new RegExp(`locales/${tag}/\\w+\\.json:\\d+$`),
  );
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^locales/${tag}/\\w+\\.json:\\d+ [\\w.]+$`));
  expect(new URL(page.url()).pathname).toBe(inLanguage('/contactus', translation));
});

test('the built site has neither keys nor the key view', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  await page.goto('/contactus');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  const all = [await page.content(), ...(await Promise.all(scripts))].join('\n');
  expect(all).not.toMatch(/data-key|data-translation|open-in-editor|translations-texts/);
});
