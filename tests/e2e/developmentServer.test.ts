import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { en, figureText, inLanguage, translation } from '../support/sources.ts';
import { expect, test } from '../support/test.ts';

const { tag } = translation;

let locales: string;
let server: ViteDevServer;

const addressOf = (page: string) => new URL(page, server.resolvedUrls?.local[0]).href;

/** Changes a file as an editor does. */
async function edit(file: string, change: (text: string) => string): Promise<void> {
  const place = path.join(locales, file);
  await writeFile(place, change(await readFile(place, 'utf8')));
}

test.beforeAll(async () => {
  // A copy of the locale files, which the test edits.
  locales = await mkdtemp(path.join(tmpdir(), 'translating-'));
  await cp('locales', locales, { recursive: true });
  process.env.LOCALES_FOLDER = locales;
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

test('a translator sees keys, edits, mistakes and a new language', { tag: '@nightly' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(addressOf('/cimode/contactus'));
  await expect(heading).toHaveText('contact:page.title');
  await expect(page.getByRole('heading').locator('[lang]')).toHaveCount(0);

  // The server reports edits only to connected pages; its first message shows the connection.
  const listening = page.waitForEvent('websocket').then((ws) => ws.waitForEvent('framereceived'));
  await page.goto(addressOf(inLanguage('/contactus', translation)));
  await listening;
  const title = translation.words.t('contact:page.title');
  await expect(heading).toHaveText(title);
  const contact = `${tag}/contact.json`;
  await edit(contact, (text) => text.replaceAll(`"${title}"`, '"Ọ̀rọ̀ tuntun"'));
  await expect(heading).toHaveText('Ọ̀rọ̀ tuntun');
  await edit(contact, (text) => text.replaceAll('"Ọ̀rọ̀ tuntun"', '""'));
  await expect(heading.locator('[lang="en"]')).toHaveText(en('contact:page.title'));
  const overlay = page.locator('vite-error-overlay');
  await edit(contact, (text) => text.replace('",\n', '"\n'));
  await expect(overlay).toContainText(`locales/${contact}:3`);
  // It stays after a reload and on another page, where the mistake replaces the page.
  await page.goto(addressOf('/resources/faq'));
  await expect(overlay).toContainText(`locales/${contact}:3`);
  await expect(page.getByRole('main')).toContainText(`locales/${contact}:3`);
  // A lesser mistake is shown over the page.
  await edit(contact, (text) => text.replace('"\n', '",\n').replace('{{brand}}', '{{marque}}'));
  await expect(heading).toHaveText(en('faq:page.title'));
  await expect(overlay).toContainText('{{marque}}');
  await page.goto(addressOf('/product/car-loans'));
  await expect(overlay).toContainText('{{marque}}');
  await edit(contact, (text) => text.replace('{{marque}}', '{{brand}}'));
  await expect(overlay).toBeHidden();

  const figures = await readFile(path.join(locales, 'figures.json'), 'utf8');
  await edit('figures.json', (text) => text.replace(/(\d+)000000 }/, '$1,000,000 }'));
  await expect(overlay).toContainText('locales/figures.json:2');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('locales/figures.json:2');
  await edit('figures.json', () => figures);
  // The exact text, because the new figure ends like the old one.
  const maximum = page.getByRole('main').getByText(figureText('carMaximum'), { exact: true });
  await expect(maximum).toBeVisible();
  await edit('figures.json', (text) => text.replace(/("carMaximum": .*"value": )/, '$11'));
  await expect(maximum).toBeHidden();
  await cp(path.join(locales, tag), path.join(locales, 'eo'), { recursive: true });
  await expect(page.locator('header a[hreflang="eo"]')).toBeAttached();
  await page.goto(addressOf('/eo'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'eo');
  await page.close();
});
