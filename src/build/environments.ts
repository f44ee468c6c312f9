import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { chunks, compileHint } from './chunks.ts';
import { fixedFiles } from './fixedFiles.ts';

/** One classic script with everything that it imports. */
function classicScript(entry: string, fileName: string): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      // Older than the application needs: where the application fails, the page is still static.
      target: 'es2019',
      lib: { entry, formats: ['iife'], name: 'script', fileName: () => fileName },
    },
  };
}

const client: EnvironmentOptions = {
  build: {
    // The site may be passed on together with these licences.
    license: { fileName: fixedFiles.licences },
    // The loader requests the files of a page, in their order.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: chunks, postBanner: compileHint },
      // Radix names its functions by calls that would keep each of them in the bundle.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
};

/** What renders the pages in Node: in a folder of its own, inside the project, where packages are found. */
function ssr(): EnvironmentOptions {
  const outDir = path.join('.cache', `prerender-${randomUUID()}`);
  return { build: { outDir, rolldownOptions: { input: 'src/build/prerender/writeSite.ts' } } };
}

/**
 * What one build of the site consists of: the application, the script in each page that loads it, the
 * service worker, and the prerenderer.
 * @param hasOfflinePages whether the service worker keeps pages, or removes itself from browsers
 */
export function environments(hasOfflinePages: boolean): Record<string, EnvironmentOptions> {
  const worker = hasOfflinePages ? 'serviceWorker' : 'retired';
  const serviceWorker = classicScript(`src/serviceWorker/${worker}.ts`, fixedFiles.serviceWorker);
  const loader = classicScript('src/loader.ts', 'loader.js');
  return {
    loader: { ...loader, build: { ...loader.build, write: false } },
    client,
    serviceWorker: {
      ...serviceWorker,
      build: { ...serviceWorker.build, license: { fileName: fixedFiles.workerLicences } },
    },
    ssr: ssr(),
  };
}
