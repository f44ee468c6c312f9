import { defineConfig } from 'playwright/test';
import { launchOptions, offline } from '../src/scripts/chromium.mjs';

const isNightly = Boolean(process.env.NIGHTLY);

export default defineConfig<{ site: string }>({
  testDir: '.',
  testMatch: ['e2e/*.test.ts', 'a11y/*.test.ts'],
  outputDir: '../.cache/test-results',
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  ...(isNightly ? { grep: /@nightly/ } : { grepInvert: /@nightly/ }),
  forbidOnly: Boolean(process.env.CI),
  // More than processors, because tests often wait for the page.
  workers: '150%',
  reporter: process.env.CI ? [['dot']] : [['list']],
  // The second attempt records a trace: recording all tests would take half as long again. A test
  // that passes only then is a failure too.
  retries: 1,
  failOnFlakyTests: true,
  // A shared machine can be several times slower than usual.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
      // Another version of Chromium may rasterize some edges differently.
      maxDiffPixelRatio: 0.005,
    },
  },
  use: {
    browserName: 'chromium',
    // Shorter than the test's, so that an error names what was waited for.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...launchOptions, args: [...launchOptions.args, offline] },
    // A test's routes do not apply to requests of a service worker; the worker's own tests allow
    // it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
