import { defineConfig } from 'playwright/test';

/** Tests with other browsers than Playwright's and with a screen reader: nightly, one at a time. */
export default defineConfig({
  testDir: '..',
  outputDir: '../../.cache/engine-results',
  globalSetup: '../support/servers.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'firefox', testMatch: 'engines/*.test.ts' },
    { name: 'webkit', testMatch: 'engines/*.test.ts' },
    {
      name: 'orca',
      testMatch: 'a11y/orca/journeys.ts',
      snapshotPathTemplate: '{testDir}/a11y/orca/transcripts/{arg}{ext}',
      // Screen reader and browser are two programs: the order of two events can vary.
      retries: 2,
    },
  ],
});
