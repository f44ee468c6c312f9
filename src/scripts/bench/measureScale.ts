import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildCost, buildSite } from './buildSite.ts';
import type { Bench } from './runBench.ts';
import { brotli } from './siteFiles.ts';
import { addLanguages } from './syntheticLanguages.ts';

/** A build with some languages more than the site has. */
export interface MeasuredBuild extends BuildCost {
  readonly added: number;
  readonly pages: number;
  /** The English home page: as it is, and compressed. */
  readonly homeBytes: number;
  readonly homeBrotli: number;
}

function countPages(site: string): number {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => path.basename(file) === 'index.html').length;
}

async function measureBuild({ root, folder }: Bench, added: number): Promise<MeasuredBuild> {
  const locales = path.join(folder, `locales-${added}`);
  const site = path.join(folder, `${added}-languages-more`);
  await addLanguages(path.join(root, 'locales'), locales, added);
  const cost = await buildSite(root, site, { LOCALES_FOLDER: locales, VITE_SPLASH_MS: '0' });
  const home = readFileSync(path.join(site, 'index.html'));
  const pages = countPages(site);
  await Promise.all([site, locales].map((built) => rm(built, { recursive: true })));
  return { ...cost, added, pages, homeBytes: home.length, homeBrotli: brotli(home).length };
}

/** Builds with the site's own languages, with 20 more and with 100 more. */
export async function measureScale(bench: Bench): Promise<MeasuredBuild[]> {
  const builds: MeasuredBuild[] = [];
  for (const added of [0, 20, 100]) builds.push(await measureBuild(bench, added));
  return builds;
}
