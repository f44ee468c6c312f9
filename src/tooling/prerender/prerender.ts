import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SitePath } from '../../app/sitePaths.ts';
import { cssModules } from '../cssModules.ts';
import { fillShell } from '../fillShell.ts';
import { localeWords } from '../words/localeWords.ts';
import { fillPage } from './fillPage.ts';
import { redirectPage } from './redirectPage.ts';

type Renderer = typeof import('./renderPage.tsx');

/** Builds what renders pages in Node, with the same names of files and classes as the browser's. */
async function buildRenderer({ root, mode }: ResolvedConfig, outDir: string): Promise<Renderer> {
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'error',
    plugins: [react(), localeWords()],
    css: { modules: cssModules },
    build: {
      ssr: 'src/tooling/prerender/renderPage.tsx',
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
  use: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const cache = path.join(config.root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'prerender-'));
  try {
    await use(await buildRenderer(config, folder));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writePage(outDir: string, address: string, html: string): Promise<void> {
  const folder = path.join(outDir, address);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
}

/**
 * Writes every address of the route table as HTML, in every language, and `404.html`: the shell
 * that the browser fills for any other address.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const outDir = path.resolve(config.root, config.build.outDir);
      const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
      await withRenderer(config, async ({ allPaths, renderPage, shellFacts, wordsOf }) => {
        const htmlOf = async ({ path: address, leadsTo }: SitePath) =>
          leadsTo ? redirectPage(leadsTo) : fillPage(shell, await renderPage(address), shellFacts);
        // One after the other: rendering keeps one processor busy anyway, and memory low.
        for (const page of allPaths()) await writePage(outDir, page.path, await htmlOf(page));
        const english = await wordsOf('/', ['common']);
        await writeFile(path.join(outDir, '404.html'), fillShell(shell, english, shellFacts));
      });
    },
  };
}
