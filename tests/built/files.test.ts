import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };
import { readTranslationsFile } from '../support/readTranslationsFile.ts';
import { english, englishPaths, languages, translation } from '../support/sources.ts';
import { builtFile, builtText, pages, plain, sentBytes } from './BuiltSite.ts';

const kB = 1000;

const filesOf = async (ending: string) =>
  (await readdir(plain, { recursive: true }))
    .filter((name) => name.endsWith(ending))
    .map((name) => `/${name.replaceAll(path.sep, '/')}`);

/** The address of a link out of the site: a call, an email, a chat, a page of another site. */
const outside =
  /^(?:tel:\+\d{8,}|mailto:[^@\s]+@[^@\s]+|https:\/\/wa\.me\/\d{8,}|https:\/\/(?!wa\.me)[^\s/]+\.[^\s]+)$/;

test('every link leads out of the site or to a place in its language, every page has one', () => {
  const broken: string[] = [];
  const linked = new Set<string>();
  for (const { address, language, html } of pages.values()) {
    const shown = html.replace(/<script.*?<\/script>/gs, '').replaceAll('&amp;', '&');
    for (const [tag, href = ''] of shown.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>/g)) {
      if (outside.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${address}`);
      const target = pages.get(pathname);
      const isOwn = target?.language === language;
      const isHere = isOwn || / hreflang=/i.test(tag);
      if (!target || !isHere || (hash && !target.html.includes(` id="${hash.slice(1)}"`)))
        broken.push(`${address}: ${href}`);
      if (pathname !== address && isOwn) linked.add(pathname);
    }
  }
  expect(broken).toEqual([]);
  // Every page has a link from another one.
  const alone = [...pages.keys()].filter((address) => !linked.has(address));
  expect(alone, 'pages without a link; src/facts/menus.ts has the menus').toEqual([]);
});

test('Cloudflare leaves the email addresses and scripts of a page as they are', async () => {
  // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
  const rewritten = (html: string) =>
    html
      .replace(/<head>.*?<\/head>|<!--email_off-->.*?<!--\/email_off-->/gs, '')
      .match(/[\w.+-]+@[\w-]+\.\w+/g);
  for (const name of await filesOf('.html')) {
    const html = builtText(name);
    expect(rewritten(html), name).toBeNull();
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag, name).toContain(' data-cfasync="false"');
    if (!html.includes('id="root"')) continue;
    // Outside React's root, because React would remove the comments.
    expect(html, name).toMatch(/<!--email_off-->.*<div id="root">.*<\/div>\s*<!--\/email_off-->/s);
    expect(rewritten(html.replace('<!--email_off-->', ''))?.length, name).toBeGreaterThan(0);
  }
});

test('every file of HTML is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes attributes and void elements in its own, valid way.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
    },
  });
  const problems = new Set<string>();
  // Pages of the other translations have the same elements.
  const others = languages.filter((language) => ![english, translation].includes(language));
  const isOther = (name: string) => others.some(({ home }) => name.startsWith(`${home}/`));
  for (const name of (await filesOf('.html')).filter((file) => !isOther(file))) {
    // A value that the validator does not know yet.
    const html = builtText(name).replaceAll('hidden="until-found"', 'hidden');
    const { results } = await validator.validateString(html);
    for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
      problems.add(`${ruleId}: ${message}`);
  }
  expect([...problems]).toEqual([]);
});

test('the HTML of a page fits the first round trip, with all that its first paint needs', () => {
  // A server sends ten segments of 1460 bytes before it waits. The end of the longest pages
  // follows. Their words are the owner's, so only what is around the words is limited; more points
  // and products have room, and so has each month in the table of costs.
  const aroundWords = 13.1 * kB;
  const aroundRow = 0.06 * kB;
  const styles = new Set<string>();
  for (const { address, html, text } of pages.values()) {
    // Only the inline stylesheet, and no render-blocking script.
    expect(html, address).not.toMatch(/<link rel="stylesheet"|<script[^>]* src=/);
    const rows = html.split('<tr').length - 1;
    const limit = aroundWords + rows * aroundRow + brotliCompressSync(text).length;
    expect(sentBytes(address), address).toBeLessThanOrEqual(limit);
    // For browsers and hosts without Brotli; a sixth larger at most.
    const { size } = statSync(`${builtFile(address)}.gz`);
    expect(size, address).toBeLessThanOrEqual(1.2 * limit);
    const [, css = ''] = /<style>(@layer.*?)<\/style>(?!\s*<\/noscript>)/s.exec(html) ?? [];
    expect(css, address).not.toBe('');
    styles.add(css);
  }
  for (const css of styles) {
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(12 * kB);
    // Otherwise a turned iPhone enlarges some of the texts.
    expect(css.match(/-webkit-text-size-adjust:100%/)).not.toBeNull();
  }
});

test('every file of text has compressed copies, of what it contains', async () => {
  for (const ending of ['css', 'html', 'js', 'json', 'svg', 'txt', 'xml'])
    for (const name of await filesOf(`.${ending}`)) {
      const text = builtText(name);
      const copy = (encoding: string) => readFileSync(`${builtFile(name)}.${encoding}`);
      expect(String(brotliDecompressSync(copy('br'))) === text, name).toBe(true);
      expect(String(gunzipSync(copy('gz'))) === text, name).toBe(true);
    }
});

test('in the stylesheet of older browsers every page is static', async () => {
  const [name = ''] = await filesOf('.css');
  // They leave out a rule with a selector that they do not know, such as `:has`.
  expect(builtText(name)).toContain('@media');
  expect(builtText(name)).not.toContain('data-static');
});

test('scripts, texts and font stay within their budgets', async () => {
  const total = (names: string[]) => names.reduce((sum, name) => sum + sentBytes(name), 0);
  const scripts = (await filesOf('.js')).filter((name) => name.startsWith('/assets/'));
  // Each page that an owner adds to the 27 takes about 300 bytes.
  const added = Math.max(0, englishPaths.length - 27);
  expect(total(scripts)).toBeLessThanOrEqual(140 * kB + 300 * added);
  // The libraries stay in the cache when the site changes.
  expect(scripts.map((name) => /\w+/.exec(name.slice(8))?.[0]).sort()).toEqual(
    expect.arrayContaining(['index', 'libraries', 'react']),
  );
  expect(scripts.length).toBeLessThanOrEqual(4);
  const fonts = await filesOf('.woff2');
  expect(fonts).toHaveLength(1);
  const letters = new Set([...pages.values()].flatMap(({ text }) => [...text]));
  expect(total(fonts)).toBeLessThanOrEqual(250 * letters.size);
  const texts = (await filesOf('.json')).filter((name) => name.includes('/site-'));
  expect(texts).toHaveLength(languages.length);
  // The budget is per text of the English file, because an owner may add products and questions.
  const perText = 24;
  const english = await readTranslationsFile('en', 'site');
  const count = JSON.stringify(english).split('":"').length - 1;
  for (const name of texts) expect(sentBytes(name), name).toBeLessThanOrEqual(perText * count);
});

test('all delivered packages have a permissive licence, which is delivered with them', () => {
  const licences = builtText('/licences.md');
  // The package `react-router-dom` only re-exports another one.
  for (const name of Object.keys(settings.dependencies))
    expect(licences).toContain(`## ${name.replace('react-router-dom', 'react-router')} - `);
  const names = [...licences.matchAll(/^## .* \((.*)\)$/gm)].map(([, licence]) => licence);
  expect(names.length).toBeGreaterThan(0);
  const permissive = /^(?:MIT|ISC|Apache-2\.0|0BSD|BSD-[23]-Clause)$/;
  expect(names.filter((licence = '') => !permissive.test(licence))).toEqual([]);
  expect(builtText('/licence-inter.txt')).toContain('SIL OPEN FONT LICENSE');
});
