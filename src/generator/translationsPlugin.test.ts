// @vitest-environment node
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

const folder = await mkdtemp(path.join(tmpdir(), 'locales-'));
await cp('locales', folder, { recursive: true });
vi.stubEnv('LOCALES_FOLDER', folder);
const { inspectLocales } = await import('../locales/checker/inspectLocales.ts');
const { localeMistakes } = await import('../locales/checker/mistakesPlugin.ts');
const { problemLine } = await import('../locales/files/Locales.ts');
const { escapeHtml } = await import('./html.ts');
const { settings } = await import('./readSettings.ts');
const { translations } = await import('./translationsPlugin.ts');
afterAll(() => rm(folder, { recursive: true }));

const config: InlineConfig = { configFile: false, envDir: false, logLevel: 'silent' };

async function serve() {
  const server = await createServer({
    ...config,
    mode: 'development',
    plugins: [settings(), localeMistakes(), translations()],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const page = async () => (await fetch(address, { headers: { Accept: 'text/html' } })).text();
  return { server, address, page };
}

// `e2e/developmentServer.test.ts` does the same in a browser, each night.
test('a translator’s server has keys, reloads after an edit, and names a mistake', async () => {
  const { server, address, page } = await serve();
  const { languages } = await server.ssrLoadModule('virtual:translations');
  expect(languages.at(-1)).toMatchObject({ tag: 'cimode' });
  const texts = await fetch(`${address}translations/site-cimode.json`);
  expect(await texts.json()).toHaveProperty('fallback.common.menu');
  const send = vi.spyOn(server.ws, 'send');
  const home = await readFile(path.join(folder, 'en', 'home.json'));
  await writeFile(path.join(folder, 'en', 'home.json'), '{');
  onTestFinished(() => writeFile(path.join(folder, 'en', 'home.json'), home));
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 60_000);
  expect(await page()).toContain('locales/en/home.json:1');
});

test.each([
  ['dir', 'rtl'],
  ['status', 'ready'],
  ['name', undefined],
])('build and server refuse a wrong %s of a language as the checker does', async (...wrong) => {
  const file = path.join(folder, 'en', 'meta.json');
  const right = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, right));
  const { page } = await serve();
  await writeFile(file, JSON.stringify({ ...JSON.parse(right), ...Object.fromEntries([wrong]) }));
  const found = inspectLocales(folder).problems.map(problemLine);
  const line = found.find((one) => one.startsWith(`locales/en/meta.json:1 ${wrong[0]}: `)) ?? '?';
  expect(await page()).toContain(`<p>${escapeHtml(line)}</p>`);
  const plugins = [settings(), translations()];
  const rolldownOptions = { input: 'virtual:translations' };
  const built = build({ ...config, plugins, build: { write: false, rolldownOptions } });
  await expect(built).rejects.toThrow(line);
});
