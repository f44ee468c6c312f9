import { defineConfig } from 'playwright/test';
import { launchOptions } from '../../src/scripts/chromium.mjs';

/**
 * Tests with browsers that Playwright does not drive, a screen reader and web servers: they run
 * nightly, one at a time.
 */
export default defineConfig({
  testDir: '..',
  outputDir: '../../.cache/engine-results',
  globalSetup: '../support/servers.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'firefox', testMatch: 'engines/journeys.test.ts' },
    { name: 'webkit', testMatch: 'engines/journeys.test.ts' },
    { name: 'older', testMatch: 'engines/olderChromiums.test.ts' },
    ...['apache', 'nginx'].map((name) => ({
      name,
      testMatch: 'hosts/*.test.ts',
      use: { launchOptions, serviceWorkers: 'block' as const },
    })),
    {
      name: 'orca',
      testMatch: 'a11y/orca/journeys.ts',
      snapshotPathTemplate: '{testDir}/a11y/orca/transcripts/{arg}{ext}',
      // Screen reader and browser are separate programs, so the order of two events can vary.
      retries: 2,
    },
  ],
});
