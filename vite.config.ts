/// <reference types="vitest/config" />
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSite } from './src/build/buildSite.ts';
import { fonts } from './src/build/fonts/fonts.ts';
import { staticHeaders, staticHost } from './src/build/hosting/staticHost.ts';
import { inline } from './src/build/html/inline.ts';
import { shell } from './src/build/html/shell.ts';
import { pictures } from './src/build/pictures/pictures.ts';
import { manifestLink } from './src/build/seo/manifest.ts';
import { settings } from './src/build/settings.ts';
import { settingsCheck } from './src/build/settingsCheck.ts';
import { translations } from './src/build/translations/translations.ts';
import { embeddedFormService } from './src/formService/embeddedFormService.ts';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  // Every address is a file, or 404.html: there is no fallback to the home page.
  appType: 'spa',
  plugins: [
    react(),
    fonts(),
    pictures(),
    settings(),
    translations(),
    settingsCheck(),
    shell(),
    // The headers first, because responses of the form service have them too.
    staticHeaders(),
    embeddedFormService(),
    staticHost(),
    manifestLink(),
    inline(),
    buildSite(),
  ],
  // Named by component and class: `Card_grid`.
  css: {
    modules: {
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
    },
  },
  build: {
    // One stylesheet for the whole site, which is inlined in every page.
    cssCodeSplit: false,
    // The content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    // They are of no use to the owner of a site.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Tests expect the sample settings, whatever an own `.env` contains.
  ...(process.env.VITEST ? { envDir: false } : {}),
  // Vite would answer CORS requests before the form service does.
  server: { host: '127.0.0.1', cors: false },
  preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    // Browser tests: see `playwright.config.ts`.
    exclude: ['tests/{e2e,a11y,nginx,engines}/**'],
    tags: [{ name: 'nightly', timeout: 600_000, skip: !process.env.NIGHTLY }],
    // A shared machine can be several times slower than usual.
    testTimeout: 60_000,
    // By default Vitest leaves one of two processors idle.
    maxWorkers: '100%',
  },
});
