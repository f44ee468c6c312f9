import { defineConfig } from 'vitest/config';
import config from '../vite.config.ts';

/** The long evidence that needs no browser; `proof.config.ts` has the browser's. */
export default defineConfig({
  ...config,
  test: {
    include: ['src/**/*.proof.{ts,tsx}', 'tests/**/*.proof.{ts,tsx}'],
    exclude: ['tests/{e2e,a11y,nginx}/**'],
    testTimeout: 600_000,
  },
});
