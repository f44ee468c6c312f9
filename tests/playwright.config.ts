import { defineConfig } from 'playwright/test';
import { launchOptions, offline } from '../src/scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: '../.cache/test-results',
  // What pages say to assistive technology, reviewed like code; `--update-snapshots` writes it anew.
  snapshotPathTemplate: '{testDir}/a11y/transcripts/{arg}{ext}',
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? [['dot']] : [['list']],
  // A shared machine can be several times slower than usual; no test measures time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, offline] },
    // A service worker's requests pass the tests' own answers by; the tests of it allow it.
    serviceWorkers: 'block',
  },
});
