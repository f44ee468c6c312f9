import { defineConfig } from 'vitest/config';
import config from '../vite.config.ts';

/** The nightly tests without a browser; `proof.config.ts` has the browser tests. */
export default defineConfig({
  ...config,
  test: {
    include: ['src/**/*.proof.{ts,tsx}', 'tests/**/*.proof.{ts,tsx}'],
    exclude: ['tests/{e2e,a11y,nginx}/**'],
    testTimeout: 600_000,
  },
});
