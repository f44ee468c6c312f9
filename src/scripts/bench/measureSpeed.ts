import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../../build/hosting/precompress.ts';
import { paths, productPath } from '../../site/paths.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import { runLighthouse } from './runLighthouse.ts';
import { staticBaseline } from './staticBaseline.ts';
import { type Site, withSite } from './withSite.ts';

const english = [paths.home, productPath('car'), paths.faq, paths.contact, paths.terms];
const homePages = [paths.home, '/yo'];
const pages = [...english, '/yo', ...english.slice(1).map((page) => `/yo${page}`)];

/** The folder of the static pages in the folder of the site. */
const staticFolder = '/static';

async function writeBaselines({ folder }: Site, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const html = await readFile(path.join(folder, address, 'index.html'), 'utf8');
    const page = path.join(folder, staticFolder, address);
    await mkdir(page, { recursive: true });
    await writeFile(path.join(page, 'index.html'), staticBaseline(html));
  }
  await precompress(path.join(folder, staticFolder));
}

/** The figures of a visit by the table's column names. */
type Visit = Readonly<Record<string, number>>;

async function visit({ origin, takeLog }: Site, address: string): Promise<Visit> {
  takeLog();
  const figures = await runLighthouse(origin + address);
  // Lighthouse requests robots.txt; a browser does not.
  const sent = takeLog().filter((response) => response.address !== '/robots.txt');
  const kilobytes = (ending: string) =>
    sent.reduce((sum, sent) => sum + (sent.address.endsWith(ending) ? sent.bytes / 1000 : 0), 0);
  console.error(`${address}: LCP ${figures['LCP ms']?.toFixed()} ms`);
  return { kB: kilobytes(''), 'JS kB': kilobytes('.js'), requests: sent.length, ...figures };
}

/** The medians of all figures, and the ratios of the paint times to those of the static page. */
function summarize(visits: readonly Visit[], baselines: readonly Visit[]): Visit {
  const middle = (of: readonly Visit[], name: string) =>
    median(of.map((visit) => visit[name] ?? Number.NaN));
  const ratio = (name: string) => middle(visits, name) / middle(baselines, name);
  const names = Object.keys(visits[0] ?? {});
  const medians = Object.fromEntries(names.map((name) => [name, middle(visits, name)]));
  return { ...medians, 'FCP ×': ratio('FCP ms'), 'LCP ×': ratio('LCP ms') };
}

/** Visits a page and its static page in turn, so that other load on the machine delays both. */
async function measurePage(site: Site, address: string, runs: number): Promise<Visit> {
  const visits: Visit[] = [];
  const baselines: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(site, address));
    baselines.push(await visit(site, staticFolder + address));
  }
  return summarize(visits, baselines);
}

function measurePages(splash: string, addresses: readonly string[], runs: number) {
  return withSite(splash, async (site) => {
    await writeBaselines(site, addresses);
    const measured: Visit[] = [];
    for (const address of addresses) measured.push(await measurePage(site, address, runs));
    return measured;
  });
}

function tableOf(title: string, addresses: readonly string[], measured: readonly Visit[]): string {
  const rows = measured.map((figures, index) => [
    `\`${addresses[index]}\``,
    ...Object.values(figures).map((value) => String(Number(value.toPrecision(3)))),
  ]);
  return markdownTable([title, ...Object.keys(measured[0] ?? {})], rows);
}

/** Measures pages in two languages without the splash, and the home pages with the default splash. */
export async function measureSpeed(runs: number): Promise<string> {
  const plain = await measurePages('0', pages, runs);
  // An empty setting means the default and overrides `.env`.
  const splash = await measurePages('', homePages, runs);
  return `${tableOf('page', pages, plain)}\n\n${tableOf('page with the splash', homePages, splash)}`;
}
