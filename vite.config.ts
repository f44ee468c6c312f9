/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embeddedFormService } from './src/formService/embeddedFormService.ts';
import { buildTarget } from './src/generator/browsers.ts';
import { buildSite } from './src/generator/buildSite.ts';
import { fonts } from './src/generator/fonts.ts';
import { staticHost } from './src/generator/hosting.ts';
import { htmlShell } from './src/generator/html.ts';
import { listening } from './src/generator/listening.ts';
import { settings } from './src/generator/readSettings.ts';
import { translations } from './src/generator/translationsPlugin.ts';
import { localeMistakes } from './src/locales/checker/mistakesPlugin.ts';

// Unit tests need React's development build, whatever the shell has set; the builds that tests make
// inherit VITEST, too.
if (process.env.VITEST && !process.argv.includes('build')) process.env.NODE_ENV = 'test';

const port = Number(process.env.PORT || 4173);

export default defineConfig({
  plugins: [
    react(),
    fonts(),
    settings(),
    localeMistakes(),
    translations(),
    htmlShell(),
    listening(),
    // Before the form service, so that its responses have the same headers.
    staticHost(),
    embeddedFormService(),
    buildSite(),
  ],
  // Named by stylesheet and class: `Card-module_grid`.
  css: { modules: { generateScopedName: '[name]_[local]' } },
  build: {
    target: buildTarget,
    // One stylesheet for the whole site, which is inlined in every page.
    cssCodeSplit: false,
    // The content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    // The owner of a site has no use for the timings of the bundler's plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Tests expect the sample settings, whatever a local `.env` contains.
  ...(process.env.VITEST ? { envDir: false } : {}),
  // Vite would answer CORS requests before the form service does.
  server: { host: '127.0.0.1', cors: false },
  preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
  test: {
    // On a busy machine npm, a build or a validator can take minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest gives a worker a minute to start, which a process can need on a busy machine.
    pool: 'threads',
    // By default Vitest leaves one of two processors idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/rules/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          // The files share one build and one copy of the site's tables and pages.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
