import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fixedFiles } from '../fixedFiles.ts';
import { headerRules, headersFor } from '../hosting/headerRules.ts';
import { formatHeaders } from '../hosting/headersFile.ts';
import { nginxFile } from '../hosting/nginxFile.ts';
import type { Bundle } from '../html/importOrder.ts';
import { drawShareImages } from '../seo/drawShareImages.ts';
import { manifest } from '../seo/manifest.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import { allPaths, company, formService, shellFacts, siteUrl } from '../site.ts';
import { documentHtml } from './pageHtml.ts';
import { renderMissingPage } from './renderPage.tsx';
import { summary } from './summary.ts';
import { type Write, writePages } from './writePages.ts';

/** Writes the response headers, as `_headers` and for nginx. */
async function writeHostingFiles(write: Write, shell: string): Promise<void> {
  const { endpoint } = formService;
  const facts = { shell, formEndpoint: endpoint, mapFrame: company.map.frame };
  const rules = headerRules(
    facts,
    allPaths().map((page) => page.path),
  );
  await write('_headers', formatHeaders(rules));
  await write('nginx.conf', nginxFile(headersFor(rules, '/404')));
}

/**
 * Writes all files that are made from the HTML shell of a built application: the pages, and the files
 * for hosts, search engines and social networks. Entry of the prerenderer, which the build bundles for
 * Node, so that it can import the modules of the site.
 * @param outDir the folder of the built application
 * @param bundle the files of the application's build
 * @returns the summary of the build
 */
export async function writeSite(outDir: string, bundle: Bundle): Promise<string> {
  const write: Write = async (name, content) => {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const entries = await writePages(write, shell, bundle);
  const missing = documentHtml(shell, await renderMissingPage(), shellFacts);
  await write(fixedFiles.missingPage, missing);
  await write(fixedFiles.manifest, manifest(shellFacts.brand, bundle));
  await write(fixedFiles.sitemap, sitemap(entries));
  await write(fixedFiles.robots, robots(siteUrl));
  await drawShareImages(write);
  await writeHostingFiles(write, missing);
  return summary(entries.length);
}
