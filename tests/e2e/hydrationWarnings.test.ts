import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreviewServer } from 'vite';
import { bringTo } from '../support/a11y/State.ts';
import { states } from '../support/a11y/states.ts';
import { addressOf, build, serve } from '../support/servers.ts';
import { inLanguage, languages, somePaths, translation } from '../support/site.ts';
import { expect, type Page, test, type Watch } from '../support/test.ts';

/** Attributes that the build changes in React's HTML on purpose (see `postProcess`). */
const postProcessed = /^(style|hidden|tabIndex)=/;

/** Collects the hydration differences that React reports on the console. */
function watchDifferences(page: Page, watch: Watch): string[] {
  const differences: string[] = [];
  watch.expectedMessages.push(/https:\/\/react\.dev\/link\/hydration-mismatch/);
  page.on('console', (message) => {
    if (!message.text().includes('hydration-mismatch')) return;
    const [, tree = ''] = message.text().split('hydration-mismatch');
    const lines = [...tree.matchAll(/^[+-] +(.+)$/gm)].map(([, line = '']) => line);
    differences.push(...lines.filter((line) => !postProcessed.test(line)));
  });
  return differences;
}

// Any warning of React fails a test, as every message of the console does. Only its development code
// compares attributes with the prerendered HTML.
test.describe('with the development code of React', { tag: '@nightly' }, () => {
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let server: PreviewServer;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-development-'));
    await build(folder, { VITE_SPLASH_MS: '0', NODE_ENV: 'development' });
    server = await serve(folder);
  });

  test.afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  for (const { name, tag } of languages) {
    test(`pages in ${name} are hydrated without a difference`, async ({ page, watch }) => {
      const differences = watchDifferences(page, watch);
      for (const address of somePaths(tag)) await page.goto(addressOf(server) + address);
      expect(differences).toEqual([]);
    });
  }

  test.describe('in every state', () => {
    for (const state of states)
      test(state.name, async ({ page, watch }) => {
        const differences = watchDifferences(page, watch);
        const served = { ...state, path: addressOf(server) + state.path };
        await bringTo(page, watch, served, state.screen ?? 'desktop');
        expect(differences).toEqual([]);
      });
  });

  test('a text in the wrong language is a difference', async ({ page, watch }) => {
    const { tag } = translation;
    const differences = watchDifferences(page, watch);
    const address = addressOf(server) + inLanguage('/privacy/scope', translation);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('<span lang="en" dir="ltr">', `<span lang="${tag}" dir="ltr">`);
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    expect(differences).toContain(`lang="${tag}"`);
  });
});
