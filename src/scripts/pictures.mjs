// `npm run pictures`: renews the app icon, and the picture that social networks show beside a link.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { createBuilder } from 'vite';
import { launchOptions } from './chromium.mjs';

const assets = 'src/assets';

/** The mark without round corners, and with a margin: launchers crop icons. @param {string} mark */
function iconHtml(mark) {
  const square = mark
    .replace('0 0 36 36', '-3 -3 42 42')
    .replace('width="36" height="36" rx="9"', 'x="-3" y="-3" width="42" height="42"');
  return `<style>
    body { margin: 0; }
    svg { display: block; inline-size: 180px; block-size: 180px; }
  </style>${square}`;
}

/** @param {string} tokens the stylesheet with the colours @param {string} font @param {string} content */
function shareHtml(tokens, font, content) {
  return `<style>
    ${tokens}
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); }
    body {
      box-sizing: border-box; block-size: 630px; margin: 0; padding: 48px 0 0 72px;
      background: var(--paper); color: var(--ink); font: 700 50px/1.2 Inter;
    }
    h1 { display: flex; gap: 20px; align-items: center; margin: 0 0 28px; color: var(--brand); font-size: 44px; }
    h1 svg { inline-size: 72px; block-size: 72px; }
    p { inline-size: 560px; margin: 0; text-wrap: balance; }
    body > svg { position: absolute; inset: 40px 0 auto auto; inline-size: 560px; block-size: 420px; }
    div { position: absolute; inset: auto 0 12px 45px; display: grid; gap: 5px; zoom: 1.6; }
    div svg { background: var(--edge-soft); }
    div > :first-child { position: absolute; inline-size: 0; }
    pattern rect { fill: var(--deep); }
    pattern path { fill: var(--action); }
    pattern path + path { fill: var(--clay); }
  </style>${content}`;
}

const outDir = await mkdtemp(path.join(tmpdir(), 'pictures-'));
await (await createBuilder({ logLevel: 'error', build: { outDir } })).buildApp();
const browser = await chromium.launch(launchOptions);
try {
  const mark = await readFile(`${assets}/mark.svg`, 'utf8');
  const street = await readFile(`${assets}/illustrations/hero-home.svg`, 'utf8');
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const font = await readFile('node_modules/inter-ui/display/InterDisplay-Bold.woff2', 'base64');
  const page = await browser.newPage();

  await page.setViewportSize({ width: 180, height: 180 });
  await page.setContent(iconHtml(mark));
  await page.screenshot({ path: `${assets}/icon-180.png` });

  const home = await readFile(`${outDir}/index.html`, 'utf8');
  const [, alt = ''] = /property="og:image:alt" content="(.*?)"/.exec(home) ?? [];
  const [brand, tagline] = alt.split(' – ');
  // The rows of the cost table, and the pattern that they are woven in.
  const car = await readFile(`${outDir}/product/car-loans/index.html`, 'utf8');
  const [weave = ''] = /<svg[^>]*><pattern id="weave".*?<\/svg>/.exec(car) ?? [];
  const strips = car.match(/<svg[^>]* width="[\d.]+%"[^>]*><rect x=.*?<\/svg>/g) ?? [];
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(
    shareHtml(
      tokens,
      font,
      `<h1>${mark}${brand}</h1><p>${tagline}</p><div>${weave}${strips.join('')}</div>${street}`,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${assets}/share.png` });
} finally {
  await browser.close();
  await rm(outDir, { recursive: true });
}
