import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { shell } from './shell.ts';

const before = process.env.VITE_SPLASH_MS;

afterEach(() => {
  process.env.VITE_SPLASH_MS = before ?? '';
});

async function settingsWith(splash: string): Promise<string> {
  process.env.VITE_SPLASH_MS = splash;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [shell()],
    build: { write: false, cssMinify: false, rollupOptions: { input: 'src/styles/settings.css' } },
  });
  return JSON.stringify(built);
}

test('the splash takes as long as the setting says, and four seconds without one', async () => {
  expect(await settingsWith('2500')).toContain('--splash-time: 2500ms');
  expect(await settingsWith('')).toContain('--splash-time: 4000ms');
});
