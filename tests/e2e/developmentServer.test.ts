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

test('the key of a text is shown, and an edit appears without a reload', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address(inLanguage('/contactus', translation)));
  const name = page.locator('input[name="name"]');
  await name.fill('Ọlá');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  await page.keyboard.press('Alt+k');
  await page.mouse.move(0, 0);
  await heading.hover();
  await expect(page.getByText(`locales/${tag}/contact.json page.title`)).toBeVisible();

  const title = await heading.innerText();
  const isRead = page.waitForResponse(`**/${tag}/contact.json`);
  await server.edit(`${tag}/contact.json`, (text) => text.replaceAll(`"${title}"`, '"Ọ̀rọ̀"'));
  // A second write at once, as an editor does that formats on save.
  await isRead;
  await server.edit(`${tag}/contact.json`, (text) => text.replaceAll('"Ọ̀rọ̀"', '"Ọ̀rọ̀ tuntun"'));
  await expect(heading).toHaveText('Ọ̀rọ̀ tuntun');
  await expect(name).toHaveValue('Ọlá');

  await server.edit(`${tag}/contact.json`, (text) => text.replaceAll('"Ọ̀rọ̀ tuntun"', '""'));
  await expect(heading.locator('[lang="en"]')).toHaveText(en('contact:page.title'));
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

test('a broken file is reported on the page with its line, until it is fixed', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(server.address(inLanguage('/contactus', translation)));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const name = page.locator('input[name="name"]');
  await name.fill('Bala');
  const notice = page.getByRole('status').filter({ hasText: `locales/${tag}/contact.json:` });
  await server.edit(`${tag}/contact.json`, (text) => text.replace('",\n', '"\n'));
  await expect(notice).toContainText(
    `locales/${tag}/contact.json:3: A comma (or a closing brace) is missing`,
  );
  await server.edit(`${tag}/contact.json`, (text) =>
    text.replace('"\n', '",\n').replaceAll(`"${title}"`, '"Tambaya"'),
  );
  await expect(heading).toHaveText('Tambaya');
  await expect(notice).toBeHidden();
  await expect(name).toHaveValue('Bala');
  await page.close();
});

test('a page opened with a broken file recovers when the file is fixed', async ({ browser }) => {
  const page = await browser.newPage();
  await server.edit(`${tag}/faq.json`, (text) => text.replace('{', '{,'));
  await page.goto(server.address(inLanguage('/resources/faq', translation)));
  const notice = page.getByRole('status').filter({ hasText: `locales/${tag}/faq.json:1: ` });
  await expect(notice).toBeVisible();
  await server.edit(`${tag}/faq.json`, (text) => text.replace('{,', '{'));
  await expect(notice).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.close();
});

test('a missing placeholder is reported on the pages of its language', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.address(home));
  const before = await readFile(path.join(server.locales, `${tag}/home.json`), 'utf8');
  const [placeholder = ''] = /\{\{\w+\}\}/.exec(before) ?? [];
  await server.edit(`${tag}/home.json`, (text) => text.replace(placeholder, '{{nobody}}'));
  const notice = page.getByRole('status').filter({ hasText: '{{nobody}}' });
  await expect(notice).toContainText(`locales/${tag}/home.json:`);
  await server.edit(`${tag}/home.json`, () => before);
  await expect(notice).toBeHidden();
  await page.close();
});
