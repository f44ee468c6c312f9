import { defineConfig } from 'playwright/test';
import type { Options } from './visitor.ts';

/** Tests with other browsers than Playwright's and with a screen reader: nightly, one at a time. */
export default defineConfig<Partial<Options>>({
  testDir: '..',
  outputDir: '../../.cache/engine-results',
  globalSetup: '../support/servers.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'firefox', testMatch: 'engines/*.test.ts', use: { engine: 'firefox' } },
    { name: 'webkit', testMatch: 'engines/*.test.ts', use: { engine: 'webkit' } },
    {
      name: 'orca',
      testMatch: 'a11y/orca/journeys.ts',
      snapshotPathTemplate: '{testDir}/a11y/orca/transcripts/{arg}{ext}',
      // Screen reader and browser are two programs: the order of two events can vary.
      retries: 2,
    },
  ],
});
