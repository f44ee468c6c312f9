import { defineConfig } from 'playwright/test';
import { launchOptions, offline } from '../src/scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: '../.cache/test-results',
  // The content of the accessibility tree, reviewed like code; `--update-snapshots` renews it.
  snapshotPathTemplate: '{testDir}/a11y/transcripts/{arg}{ext}',
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? [['dot']] : [['list']],
  // A shared machine can be several times slower than usual.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, offline] },
    // Routes of a test do not apply to a service worker's requests; its own tests allow it.
    serviceWorkers: 'block',
  },
});
