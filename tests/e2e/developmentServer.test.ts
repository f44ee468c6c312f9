import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DevelopmentServer, startDevelopmentServer } from '../support/developmentServer.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { tag, home } = translation;
let server: DevelopmentServer;

// One server for all tests of the file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startDevelopmentServer();
});

test.afterEach(() => server.restore());

test.afterAll(() => server.close());

test('an edited text appears, and English where it is taken away', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address(inLanguage('/contactus', translation)));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  await server.edit(`${tag}/contact.json`, (text) => text.replaceAll(`"${title}"`, '"Ọ̀rọ̀ tuntun"'));
  await expect(heading).toHaveText('Ọ̀rọ̀ tuntun');
  await server.edit(`${tag}/contact.json`, (text) => text.replaceAll('"Ọ̀rọ̀ tuntun"', '""'));
  await expect(heading.locator('[lang="en"]')).toHaveText(en('contact:page.title'));
  await page.close();
});

test('a page below /cimode shows the keys of its texts', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address('/cimode/contactus'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('contact:page.title');
  await expect(page.getByRole('heading').locator('[lang]')).toHaveCount(0);
  await page.close();
});

test('a new folder is a new language at once', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address('/'));
  await cp(path.join(server.locales, tag), path.join(server.locales, 'eo'), { recursive: true });
  await expect(page.locator('header a[hreflang="eo"]')).toBeAttached();
  await page.goto(server.address('/eo'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
  await page.close();
});

test('an edited figure appears in every sentence', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address('/product/car-loans'));
  const main = page.getByRole('main');
  await expect(main).toContainText(/₦30\s/);
  await server.edit('figures.json', (text) => text.replace('30000000', '31000000'));
  await expect(main).toContainText(/₦31\s/);
  await expect(main).not.toContainText(/₦30\s/);
  await page.close();
});

test('a mistake is shown over the page with its line, until it is corrected', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(server.address(home));
  const overlay = page.locator('vite-error-overlay');
  await server.edit(`${tag}/contact.json`, (text) => text.replace('",\n', '"\n'));
  await expect(overlay).toContainText(`locales/${tag}/contact.json:3`);
  await server.edit(`${tag}/contact.json`, (text) => text.replace('"\n', '",\n'));
  await expect(overlay).toBeHidden();

  const before = await readFile(path.join(server.locales, `${tag}/home.json`), 'utf8');
  const [placeholder = ''] = /\{\{\w+\}\}/.exec(before) ?? [];
  await server.edit(`${tag}/home.json`, (text) => text.replace(placeholder, '{{nobody}}'));
  await expect(overlay).toContainText('{{nobody}}');
  await page.close();
});
