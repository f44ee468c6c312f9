import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

/** The long evidence: the same browser, servers and rules, with the whole of every matrix. */
export default defineConfig({ ...config, testMatch: ['e2e/**/*.proof.ts', 'a11y/**/*.proof.ts'] });
