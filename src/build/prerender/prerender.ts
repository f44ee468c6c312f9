import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { cssModules } from '../cssModules.ts';
import { type Bundle, importOrder } from '../html/importOrder.ts';
import { manifest, manifestPath } from '../seo/manifest.ts';
import { writeFoundFiles } from '../seo/writeSeoFiles.ts';
import { settings } from '../settings.ts';
import { translations } from '../translations/translations.ts';
import { fillDocument } from './fillPage.ts';
import type { Renderer } from './Renderer.ts';
import type { PageFiles, Share } from './writePages.ts';

/** Builds what renders pages in Node, with the same names of files and classes as the browser's. */
async function buildRenderer({ root, mode }: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [react(), settings(), translations()],
    css: { modules: cssModules },
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['src/build/prerender/renderPage.tsx', 'src/build/prerender/pagesThread.ts'],
      },
      outDir,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  });
  return import(pathToFileURL(path.join(outDir, 'renderPage.js')).href);
}

/** Works with the renderer in a folder inside the project, where its packages are found. */
async function withRenderer(
  config: ResolvedConfig,
  use: (renderer: Renderer, folder: string) => Promise<void>,
): Promise<void> {
  const cache = path.join(config.root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'prerender-'));
  try {
    await use(await buildRenderer(config, folder), folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What each page's own file imports besides the application's entry. */
function pageFiles(bundle: Bundle): PageFiles {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const ofEntry = new Set(importOrder(entry, bundle));
  return Object.fromEntries(
    chunks
      .filter(({ isDynamicEntry }) => isDynamicEntry)
      .map(({ name, fileName }) => [
        name,
        importOrder(fileName, bundle).filter((file) => !ofEntry.has(file)),
      ]),
  );
}

/** Pages below which a thread more would start for longer than it helps. */
const leastShare = 50;

/** Each thread holds some 70 MB, and not every processor that is seen may be used. */
const mostThreads = 8;

/** Divides a list into parts that follow each other, one for each processor at most. */
function sharesOf<T>(list: readonly T[]): T[][] {
  const processors = Math.min(availableParallelism(), mostThreads);
  const threads = Math.min(processors, Math.ceil(list.length / leastShare));
  const size = Math.ceil(list.length / threads);
  return Array.from({ length: threads }, (_, n) => list.slice(n * size, (n + 1) * size));
}

/** Writes a share in a thread of its own; gives the sitemap's entries of its pages. */
function writeAside(folder: string, share: Share): Promise<string[]> {
  const thread = new Worker(path.join(folder, 'pagesThread.js'), { workerData: share });
  return new Promise((resolve, reject) => {
    thread.on('message', resolve).on('error', reject);
    // After a message this says nothing; without one, a page was never finished.
    thread.on('exit', (code) => reject(new Error(`the pages' thread ended early, with ${code}`)));
  });
}

/**
 * Writes every address of the route table as HTML, in every language, `404.html`, and what helps
 * others to find and install the site.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const outDir = path.resolve(config.root, config.build.outDir);
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const files = pageFiles(bundle);
      await withRenderer(config, async (site, folder) => {
        const shares = sharesOf(site.allPaths()).map((paths) => ({
          outDir,
          shell,
          paths,
          pageFiles: files,
        }));
        const entries = await Promise.all(shares.map((share) => writeAside(folder, share)));
        const missing = await site.renderMissingPage();
        await write('404.html', fillDocument(shell, missing, site.shellFacts));
        await write(manifestPath, manifest(site.shellFacts.brand, shell, bundle));
        await writeFoundFiles(outDir, site, entries.flat());
      });
    },
  };
}
