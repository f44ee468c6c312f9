import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** The nightly browser tests: the same setup with every combination of each matrix. */
export default defineConfig({ ...config, testMatch: ['e2e/**/*.proof.ts', 'a11y/**/*.proof.ts'] });
