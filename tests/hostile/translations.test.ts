// @vitest-environment node
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { pageHtml } from '../../src/build/prerender/pageHtml.ts';
import { languages, source } from '../../src/i18n/languages.ts';
import { noNamespaces } from '../../src/localeChecker/Locales.ts';
import { elementMark, hostileTexts } from '../support/hostile/hostileTexts.ts';
import { seed } from '../support/seededRandom.ts';

/** The translation that becomes hostile. */
const { tag } = languages.at(-1) ?? source;

interface Tree {
  [name: string]: string | Tree;
}

function mapTexts(tree: Tree, change: (text: string) => string): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const changed = typeof value === 'string' ? change(value) : mapTexts(value, change);
    return [name, changed] as const;
  });
  return Object.fromEntries(entries);
}

const folders: string[] = [];

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Copies `locales`; the texts of the language are the English ones with a text appended. */
async function writeLocales(behind: () => string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-locales-'));
  folders.push(folder);
  await cp('locales', folder, { recursive: true });
  for (const name of await readdir(path.join(folder, 'en'))) {
    if (!name.endsWith('.json') || noNamespaces.has(name)) continue;
    const english = JSON.parse(await readFile(path.join(folder, 'en', name), 'utf8'));
    const words = mapTexts(english, (text) => `${text} ${behind()}`);
    await writeFile(path.join(folder, tag, name), JSON.stringify(words));
  }
  return folder;
}

const shell = (await readFile('index.html', 'utf8')).replace(/<script type="module".*/, '');

/** Policy pages share one template: one of them represents all. */
const chosen = new RegExp(`^/${tag}(?:/(?!privacy)|/privacy/scope|$)`);

/** The prerendered pages of the language by path. */
async function builtPages(behind: () => string): Promise<Map<string, string>> {
  vi.stubEnv('LOCALES_FOLDER', await writeLocales(behind));
  vi.resetModules();
  const { renderPage } = await import('../../src/build/prerender/renderPage.tsx');
  const { allPaths, shellFacts } = await import('../../src/build/site.ts');
  const pages = new Map<string, string>();
  for (const { path: address, leadsTo } of allPaths()) {
    if (leadsTo || !chosen.test(address)) continue;
    pages.set(address, pageHtml(shell, await renderPage(address), shellFacts));
  }
  return pages;
}

/** The elements of a page with all attributes, without the values that contain texts. */
function elementsOf(html: string): string[] {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return [...document.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      /^(?:content|alt|title|aria-label|value)$/.test(name) ? name : `${name}="${value}"`,
    );
    return `<${[element.localName, ...attributes].join(' ')}>`;
  });
}

test(`pages with a hostile translation have the same elements as with a harmless one (seed ${seed})`, async () => {
  const texts = hostileTexts(2000, seed).filter((text) => !/[{}]|\$t\(/.test(text));
  let next = 0;
  const hostile = await builtPages(() => texts[next++ % texts.length] ?? '');
  const harmless = await builtPages(() => 'harmless');
  expect([...hostile.values()].join('')).toContain(elementMark);
  expect(hostile.size).toBeGreaterThan(10);
  for (const [address, html] of hostile)
    expect(elementsOf(html), address).toEqual(elementsOf(harmless.get(address) ?? ''));
});
