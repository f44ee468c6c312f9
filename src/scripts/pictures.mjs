// `npm run pictures`: updates the README's screenshots.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { createBuilder, preview } from 'vite';
import { launchOptions } from './chromium.mjs';

const pictures = 'src/assets/pictures';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const views = [
  { name: 'home-desktop', address: '/', viewport: desktop, locale: 'en-NG' },
  { name: 'home-phone', address: '/', viewport: phone, locale: 'en-NG' },
  { name: 'car-phone', address: '/product/car-loans', viewport: phone, locale: 'en-NG' },
  { name: 'yoruba-phone', address: '/yo/resources/faq', viewport: phone, locale: 'yo' },
];

async function serve() {
  const outDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  process.env.VITE_SPLASH_MS = '0';
  process.env.FORM_MESSAGES_FILE = path.join(outDir, 'messages.jsonl');
  /** @type {import('vite').InlineConfig} */
  const config = { logLevel: 'error', build: { outDir }, preview: { port: 0, strictPort: false } };
  await (await createBuilder(config)).buildApp();
  const server = await preview(config);
  return { server, outDir };
}

/** @param {import('playwright').Browser} browser @param {string} origin */
async function takeViews(browser, origin) {
  await mkdir(pictures, { recursive: true });
  for (const { name, address, viewport, locale } of views) {
    const page = await browser.newPage({ viewport, locale });
    await page.goto(new URL(address, origin).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('html[data-font]').waitFor();
    await page.screenshot({ path: `${pictures}/${name}.png` });
    await page.close();
  }
}

const { server, outDir } = await serve();
const browser = await chromium.launch(launchOptions);
try {
  await takeViews(browser, server.resolvedUrls?.local[0] ?? '');
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
