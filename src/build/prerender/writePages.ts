import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePath } from '../../app/sitePaths.ts';
import { sitemapEntry } from '../seo/sitemap.ts';
import { fillPage } from './fillPage.ts';
import { redirectPage } from './redirectPage.ts';
import { renderPage, shellFacts } from './renderPage.tsx';

/** The scripts of each page by its component's name, in the order of their imports. */
export type PageFiles = Readonly<Record<string, readonly string[]>>;

/** Some of the site's addresses, and what they are made with. */
export interface Share {
  readonly outDir: string;
  readonly shell: string;
  readonly paths: readonly SitePath[];
  readonly pageFiles: PageFiles;
}

async function writePage(outDir: string, address: string, html: string): Promise<void> {
  const folder = path.join(outDir, address);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
}

/** Writes some addresses of the route table, and gives the sitemap's entries of the pages. */
export async function writePages({ outDir, shell, paths, pageFiles }: Share): Promise<string[]> {
  const entries: string[] = [];
  const render = async (address: string) => {
    const page = await renderPage(address);
    entries.push(sitemapEntry([...page.head.tags, ...page.machineTags]));
    const scripts = pageFiles[page.component];
    if (!scripts) throw new Error(`no file of the build is called ${page.component}`);
    const files = [...scripts, ...page.files];
    return fillPage(shell, { ...page, files }, shellFacts);
  };
  // One after the other: rendering keeps one processor busy anyway, and memory low.
  for (const { path: address, leadsTo } of paths)
    await writePage(
      outDir,
      address,
      leadsTo ? redirectPage(leadsTo, shell) : await render(address),
    );
  return entries;
}
