import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';
import { hasNginx } from './support/nginx/nginx.ts';

if (!hasNginx) {
  console.warn(
    'SKIPPED: nginx is not installed (apt-get install nginx-light), so nothing was shown.',
  );
}

const journeys = [
  'contact',
  'faq',
  'found',
  'headers',
  'languages',
  'menu',
  'privacy',
  'routes',
  'withoutScript',
];

/** Runs the main journeys on a real nginx with the configuration that the build wrote. */
export default defineConfig({
  ...config,
  globalSetup: './nginx/servers.ts',
  testMatch: hasNginx ? [...journeys.map((name) => `e2e/${name}.test.ts`), 'nginx/*.proof.ts'] : [],
});
