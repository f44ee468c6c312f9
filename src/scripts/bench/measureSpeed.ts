import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths, productPath } from '../../site/paths.ts';
import { buildSite } from './buildSite.ts';
import { categories, type Visit, visit } from './lighthouse.ts';
import { logProgress } from './logProgress.ts';
import type { Bench } from './runBench.ts';
import { type FileServer, type Sent, serveFiles } from './serveFiles.ts';
import { readSite, sentFile } from './siteFiles.ts';
import { staticBaseline } from './staticBaseline.ts';

/** A visit, and what the server sent for it. */
export interface LoggedVisit extends Visit {
  readonly sent: readonly Sent[];
}

/** The visits of one page, and of the static page with the same text. */
export interface MeasuredPage {
  readonly address: string;
  readonly visits: readonly LoggedVisit[];
  readonly baselines: readonly LoggedVisit[];
}

/** The site as it would be without the splash, and with the owner's. */
export interface Speed {
  readonly plain: readonly MeasuredPage[];
  readonly splash: readonly MeasuredPage[];
}

const measuredPages = [paths.home, productPath('car'), paths.faq, paths.contact, paths.terms];
const prefixes = ['', '/yo'];

function addresses(pages: readonly string[]): string[] {
  return prefixes.flatMap((prefix) =>
    pages.map((page) => `${prefix}${page}`.replace(/(.)\/$/, '$1')),
  );
}

const baselineOf = (address: string) => `/static${address}`;

async function visitLogged(
  { origin, takeLog }: FileServer,
  address: string,
  { folder }: Bench,
): Promise<LoggedVisit> {
  const isBaseline = address.startsWith('/static');
  takeLog();
  const seen = await visit(
    `${origin}${address}`,
    folder,
    isBaseline ? ['performance'] : categories,
  );
  // Lighthouse asks for it, no visitor does.
  const sent = takeLog().filter((entry) => entry.address !== '/robots.txt');
  logProgress(`${address}: LCP ${Math.round(seen.lcp)} ms ${seen.failed.join(' ')}`);
  return { ...seen, sent };
}

// In turn, so that whatever else the machine does befalls both.
async function visitInTurn(server: FileServer, address: string, bench: Bench) {
  const visits: LoggedVisit[] = [];
  const baselines: LoggedVisit[] = [];
  for (let run = 0; run < bench.runs; run++) {
    visits.push(await visitLogged(server, address, bench));
    baselines.push(await visitLogged(server, baselineOf(address), bench));
  }
  return { address, visits, baselines };
}

async function serveWithBaselines(site: string, pages: readonly string[]): Promise<FileServer> {
  const files = readSite(site, pages);
  for (const page of pages) {
    const html = await readFile(path.join(site, page, 'index.html'), 'utf8');
    files.set(baselineOf(page), sentFile('twin.html', Buffer.from(staticBaseline(html))));
  }
  return serveFiles(files);
}

async function measurePages(
  bench: Bench,
  name: string,
  pages: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<MeasuredPage[]> {
  const site = path.join(bench.folder, name);
  await buildSite(bench.root, site, settings);
  const server = await serveWithBaselines(site, pages);
  try {
    const measured: MeasuredPage[] = [];
    for (const page of pages) measured.push(await visitInTurn(server, page, bench));
    return measured;
  } finally {
    await server.close();
  }
}

/** Visits five pages in two languages without the splash, and the home pages with it. */
export async function measureSpeed(bench: Bench): Promise<Speed> {
  const everyPage = addresses(measuredPages);
  const plain = await measurePages(bench, 'no-splash', everyPage, { VITE_SPLASH_MS: '0' });
  // Empty is the default, whatever an own `.env` says.
  const home = addresses([paths.home]);
  const splash = await measurePages(bench, 'splash', home, { VITE_SPLASH_MS: '' });
  return { plain, splash };
}
