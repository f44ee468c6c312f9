// @vitest-environment node
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

// `e2e/developmentServer.test.ts` does the same in a browser, each night.
test('a translator’s server has keys, reloads after an edit, and names a mistake', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', folder, { recursive: true });
  vi.stubEnv('LOCALES_FOLDER', folder);
  const { localeMistakes } = await import('../locales/checker/mistakesPlugin.ts');
  const { settings } = await import('./readSettings.ts');
  const { translations } = await import('./translationsPlugin.ts');
  const server = await createServer({
    configFile: false,
    envDir: false,
    mode: 'development',
    logLevel: 'silent',
    plugins: [settings(), localeMistakes(), translations()],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const { languages } = await server.ssrLoadModule('virtual:translations');
  expect(languages.at(-1)).toMatchObject({ tag: 'cimode' });
  const texts = await fetch(`${address}translations/site-cimode.json`);
  expect(await texts.json()).toHaveProperty('fallback.common.menu');
  const send = vi.spyOn(server.ws, 'send');
  await writeFile(path.join(folder, 'en', 'home.json'), '{');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000);
  const page = await fetch(address, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('locales/en/home.json:1');
});
