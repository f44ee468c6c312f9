import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { chunks, compileHint } from './chunks.ts';
import { fixedFiles } from './fixedFiles.ts';

/** A classic script that bundles an entry with its imports. */
function classicScript(entry: string, fileName: string): EnvironmentOptions {
  return {
    consumer: 'client',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      emptyOutDir: false,
      // Older than the application's target: the loader must run where the application fails.
      target: 'es2019',
      lib: { entry, formats: ['iife'], name: 'script', fileName: () => fileName },
    },
  };
}

const client: EnvironmentOptions = {
  build: {
    // The licences require that their texts accompany the code.
    license: { fileName: fixedFiles.licences },
    // The loader requests the files of a page in their order.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: chunks, postBanner: compileHint },
      // Radix's builds call `__name` on functions, which would keep unused ones in the bundle.
      treeshake: { manualPureFunctions: ['__name'] },
    },
  },
};

/** The prerenderer for Node. Its output folder is inside the project, so that Node finds packages. */
function ssr(): EnvironmentOptions {
  const outDir = path.join('.cache', `prerender-${randomUUID()}`);
  return { build: { outDir, rolldownOptions: { input: 'src/build/prerender/writeSite.ts' } } };
}

/**
 * The environments of a build: the loader, the application, the service worker and the prerenderer.
 * @param hasOfflinePages whether the service worker caches pages; if not, it removes itself
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
