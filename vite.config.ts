/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayers } from './src/build/cascadeLayers.ts';
import { chunks, compileHint } from './src/build/chunks.ts';
import { cssModules } from './src/build/cssModules.ts';
import { fonts } from './src/build/fonts/fonts.ts';
import { hosting } from './src/build/hosting/hosting.ts';
import { staticHost } from './src/build/hosting/staticHost.ts';
import { inline } from './src/build/html/inline.ts';
import { shell } from './src/build/html/shell.ts';
import { prerender } from './src/build/prerender/prerender.ts';
import { manifestFiles } from './src/build/seo/manifest.ts';
import { serviceWorker } from './src/build/serviceWorker.ts';
import { settings } from './src/build/settings.ts';
import { settingsCheck } from './src/build/settingsCheck.ts';
import { translations } from './src/build/translations/translations.ts';
import { embeddedFormService } from './src/formService/embeddedFormService.ts';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // Every address is a file, or the shell of 404.html: nothing falls back to the home page.
  appType: 'spa',
  plugins: [
    react(),
    cascadeLayers(),
    fonts(),
    settings(),
    translations(),
    settingsCheck(),
    shell(),
    // Before the services, whose answers bear the same headers.
    hosting(),
    embeddedFormService(),
    manifestFiles(),
    inline(),
    serviceWorker(),
    prerender(),
    staticHost(),
  ],
  css: { modules: cssModules },
  build: {
    // One small stylesheet for the whole site: no page waits for, or flashes without, its own.
    cssCodeSplit: false,
    // A strict content security policy forbids `data:` addresses.
    assetsInlineLimit: 0,
    // What is in the site may be passed on together with its licences.
    license: { fileName: 'licences.md' },
    // The page itself loads its files, in their order; see `loader.ts`.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: chunks, postBanner: compileHint },
      // Radix sets the names of its functions by calls that would keep each of them in the bundle.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
  // Vite's own CORS answers come before the form service, which gives the right ones.
  server: { host: '127.0.0.1', cors: false },
  preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    // The browser's: `playwright.config.ts` has them.
    exclude: ['tests/{e2e,a11y}/**'],
    // Slow is not wrong: a shared machine can be several times slower than usual.
    testTimeout: 60_000,
    // By itself it leaves one processor idle, which of two is the half.
    maxWorkers: '100%',
  },
});
