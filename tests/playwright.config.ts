import { defineConfig } from 'playwright/test';
import { launchOptions, offline } from '../src/scripts/chromium.mjs';

/** Browsers that Playwright does not drive, a screen reader and web servers. */
const elsewhere = { retries: 0 };

/** The site in Chromium. */
const e2e = {
  testMatch: ['e2e/*.test.ts', 'a11y/*.test.ts'],
  use: {
    // A test's routes do not apply to requests of a service worker; the worker's own tests allow
    // it.
    serviceWorkers: 'block' as const,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, offline] },
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/test-results',
  globalSetup: './support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than processors, because tests often wait for the page.
  workers: '150%',
  reporter: process.env.CI ? [['dot']] : [['list']],
  // The second attempt records a trace: recording all tests would take half as long again. A test
  // that passes only then is a failure too (`--fail-on-flaky-tests`).
  retries: 1,
  // A busy machine can be many times slower than usual. What does not come is named by the shorter
  // limits of each step.
  timeout: 600_000,
  expect: {
    timeout: 30_000,
    toPass: { timeout: 60_000 },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
      // Another version of Chromium may rasterize some edges differently.
      maxDiffPixelRatio: 0.005,
    },
  },
  use: {
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // The visitors' own, which a server's is not.
    timezoneId: 'Africa/Lagos',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { ...e2e, name: 'e2e', grepInvert: /@nightly/ },
    { ...e2e, name: 'nightly', grep: /@nightly/ },
    { ...elsewhere, name: 'firefox', testMatch: 'engines/journeys.test.ts' },
    { ...elsewhere, name: 'webkit', testMatch: 'engines/journeys.test.ts' },
    { ...elsewhere, name: 'older', testMatch: 'engines/olderChromiums.test.ts' },
    ...['apache', 'nginx'].map((name) => ({
      ...elsewhere,
      name,
      testMatch: 'hosts/*.test.ts',
      use: { serviceWorkers: 'block' as const },
    })),
    {
      ...elsewhere,
      name: 'orca',
      testMatch: 'a11y/orca/journeys.ts',
      snapshotPathTemplate: '{testDir}/a11y/orca/transcripts/{arg}{ext}',
      // Screen reader and browser are separate programs, so the order of two events can vary.
      retries: 2,
    },
  ],
});
