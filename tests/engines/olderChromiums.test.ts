import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { filledIn } from '../support/filledIn.ts';
import { test } from '../support/servers.ts';
import { englishPaths, inLanguage, isNightlyPath, translation } from '../support/sources.ts';
import { OlderChromium } from './OlderChromium.ts';

/** A folder with a folder for each Chromium (see `tests/README.md`). */
const folder = process.env.OLDER_CHROMIUMS ?? '';
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'chromium')))
  : [];

if (names.length === 0) console.log('SKIPPED: older, OLDER_CHROMIUMS names no folder of Chromiums');

const width = 360;

/** A script that finds what makes a page unusable on a phone, in the syntax of old browsers. */
const defects = `(function () {
  var all = function (selector) { return Array.prototype.slice.call(document.querySelectorAll(selector)); };
  var boxOf = function (element) { return element.getBoundingClientRect(); };
  var found = [];
  if (!document.documentElement.hasAttribute('data-static')) found.push('not static');
  if (document.documentElement.scrollWidth > ${width}) found.push('as wide as ' + document.documentElement.scrollWidth);
  all('main svg[viewBox], header svg[viewBox]').forEach(function (icon) {
    if (boxOf(icon).width > 80) found.push('an icon as wide as ' + boxOf(icon).width);
  });
  all('header button').forEach(function (button) {
    if (boxOf(button).width > 0) found.push('a dead button: ' + button.textContent);
  });
  all('[id$="-panel"]').forEach(function (panel) {
    if (boxOf(panel).height === 0) found.push('a closed answer: ' + panel.id);
  });
  if (all('header nav a').filter(function (link) { return boxOf(link).width > 0; }).length < 5) found.push('no menu');
  return found.join('; ');
})()`;

test.skip(names.length === 0, 'OLDER_CHROMIUMS names no folder of Chromiums');

for (const name of names)
  test(`${name} shows static pages, and posts the form`, async ({ baseURL }) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'older-chromium-'));
    const chromium = new OlderChromium(path.join(folder, name), profile);
    await chromium.openTab(width, 740);
    const paths = englishPaths.filter((page) => !isNightlyPath(page));
    for (const page of [...paths, ...paths.map((page) => inLanguage(page, translation))]) {
      await chromium.goto(`${baseURL}${page}`);
      await expect.poll(() => chromium.evaluate(defects), page).toBe('');
    }
    await chromium.goto(`${baseURL}/contactus`);
    await chromium.evaluate(`document.querySelectorAll('form [required]').forEach(function (field) {
      field.value = ${JSON.stringify(filledIn)}[field.name];
    }); document.querySelector('form [type="submit"]').click()`);
    await expect.poll(() => chromium.evaluate('location.pathname')).toBe('/f/sample');
    await chromium.close();
    await rm(profile, { recursive: true, force: true });
  });
