import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from '../support/test.ts';

let locales = '';
let server: ViteDevServer;

test.beforeAll(async () => {
  locales = await mkdtemp(path.join(tmpdir(), 'translating-'));
  await cp('locales', locales, { recursive: true });
  process.env.LOCALES_FOLDER = locales;
  process.env.VITE_SPLASH_MS = '0';
  process.env.FORM_MESSAGES_FILE = path.join(locales, 'messages.jsonl');
  server = await createServer({ server: { port: 0, strictPort: false }, logLevel: 'error' });
  await server.listen();
});

test.afterAll(async () => {
  // Later tests of this worker read the real locale files.
  delete process.env.LOCALES_FOLDER;
  await server.close();
  await rm(locales, { recursive: true });
});

function address(page: string): string {
  const bound = server.httpServer?.address();
  if (typeof bound !== 'object' || !bound) throw new Error('the development server has no port');
  return `http://127.0.0.1:${bound.port}${page}`;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(locales, file);
  await writeFile(place, change(await readFile(place, 'utf8')));
}

test('a translator sees which key a text has, and an edit at once, without a reload', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(address('/yo/contactus'));
  const name = page.locator('input[name="name"]');
  await name.fill('Ọlá');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.hover();
  await page.keyboard.press('Alt+k');
  await page.mouse.move(0, 0);
  await heading.hover();
  await expect(page.getByText('locales/yo/contact.json page.title')).toBeVisible();

  const title = await heading.innerText();
  const isRead = page.waitForResponse('**/yo/contact.json');
  await edit('yo/contact.json', (text) => text.replaceAll(`"${title}"`, '"Ọ̀rọ̀"'));
  // A second write at once, as an editor does that formats on save.
  await isRead;
  await edit('yo/contact.json', (text) => text.replaceAll('"Ọ̀rọ̀"', '"Ọ̀rọ̀ tuntun"'));
  await expect(heading).toHaveText('Ọ̀rọ̀ tuntun');
  await expect(name).toHaveValue('Ọlá');

  await edit('yo/contact.json', (text) => text.replaceAll('"Ọ̀rọ̀ tuntun"', '""'));
  await expect(heading.locator('[lang="en"]')).toHaveText('Contact us');
  await page.close();
});

test('a folder is a language, from the moment it is there', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(address('/'));
  await cp(path.join(locales, 'yo'), path.join(locales, 'fr'), { recursive: true });
  await expect(page.locator('header a[hreflang="fr"]')).toBeAttached();
  await page.goto(address('/fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.close();
});

test('an edited figure is shown in every sentence that states it', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(address('/product/car-loans'));
  const main = page.getByRole('main');
  await expect(main).toContainText(/₦30\smillion/);
  await edit('figures.json', (text) => text.replace('30000000', '31000000'));
  await expect(main).toContainText(/₦31\smillion/);
  await expect(main).not.toContainText(/₦30\smillion/);
  await page.close();
});

test('a broken file is named on the page with its line, until it is right again', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(address('/ha/contactus'));
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  const name = page.locator('input[name="name"]');
  await name.fill('Bala');
  const notice = page.getByRole('status').filter({ hasText: 'locales/ha/contact.json:' });
  await edit('ha/contact.json', (text) => text.replace('",\n', '"\n'));
  await expect(notice).toContainText(
    'locales/ha/contact.json:3: A comma (or a closing brace) is missing',
  );
  await edit('ha/contact.json', (text) =>
    text.replace('"\n', '",\n').replaceAll(`"${title}"`, '"Tambaya"'),
  );
  await expect(heading).toHaveText('Tambaya');
  await expect(notice).toBeHidden();
  await expect(name).toHaveValue('Bala');
  await page.close();
});

test('a page opened with a broken file comes back when the file is right again', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await edit('ha/faq.json', (text) => text.replace('{', '{,'));
  await page.goto(address('/ha/resources/faq'));
  const notice = page.getByRole('status').filter({ hasText: 'locales/ha/faq.json:1: ' });
  await expect(notice).toBeVisible();
  await edit('ha/faq.json', (text) => text.replace('{,', '{'));
  await expect(notice).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.close();
});

test('a lost placeholder is named on the page of its language', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(address('/ha'));
  const before = await readFile(path.join(locales, 'ha/home.json'), 'utf8');
  const [placeholder = ''] = /\{\{\w+\}\}/.exec(before) ?? [];
  await edit('ha/home.json', (text) => text.replace(placeholder, '{{nobody}}'));
  const notice = page.getByRole('status').filter({ hasText: '{{nobody}}' });
  await expect(notice).toContainText('locales/ha/home.json:');
  await edit('ha/home.json', () => before);
  await expect(notice).toBeHidden();
  await page.close();
});
