import { defineConfig } from 'playwright/test';
import { launchOptions } from '../src/tooling/chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: '../.cache/test-results',
  globalSetup: './servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? [['dot']] : [['list']],
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    launchOptions,
  },
});
