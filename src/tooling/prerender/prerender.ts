import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SitePath } from '../../app/sitePaths.ts';
import { cssModules } from '../cssModules.ts';
import { manifest, manifestPath } from '../found/manifest.ts';
import { sitemapEntry } from '../found/sitemap.ts';
import { writeFoundFiles } from '../found/writeFoundFiles.ts';
import { localeWords } from '../words/localeWords.ts';
import { fillDocument, fillPage } from './fillPage.ts';
import type { Renderer } from './Renderer.ts';
import { redirectPage } from './redirectPage.ts';

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

/** Writes every address of the route table, and gives the sitemap's entries of the pages. */
async function writePages(outDir: string, shell: string, site: Renderer): Promise<string[]> {
  const entries: string[] = [];
  const render = async (address: string) => {
    const page = await site.renderPage(address);
    entries.push(sitemapEntry([...page.head.tags, ...page.machineTags]));
    return fillPage(shell, page, site.shellFacts);
  };
  const htmlOf = ({ path: address, leadsTo }: SitePath) =>
    leadsTo ? redirectPage(leadsTo, shell) : render(address);
  // One after the other: rendering keeps one processor busy anyway, and memory low.
  for (const page of site.allPaths()) await writePage(outDir, page.path, await htmlOf(page));
  return entries;
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
      await withRenderer(config, async (site) => {
        const entries = await writePages(outDir, shell, site);
        const missing = await site.renderMissingPage();
        await write('404.html', fillDocument(shell, missing, site.shellFacts));
        await write(manifestPath, manifest(site.shellFacts.brand, shell, bundle));
        await writeFoundFiles(outDir, site, entries);
      });
    },
  };
}
