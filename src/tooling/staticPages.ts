import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SitePath } from '../app/sitePaths.ts';
import { escapeHtml } from './escapeHtml.ts';
import { withSite } from './withSite.ts';

async function writePage(folder: string, html: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
}

/** An address that leads on, for hosts that know no redirects: a refresh at once, and a link. */
function redirectPage(target: string): string {
  const href = escapeHtml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
<title>${href}</title>
</head>
<body><p><a href="${href}">${href}</a></p></body>
</html>
`;
}

/**
 * Writes a file for every address, so that any static host serves each with status 200, and
 * `404.html`, the shell that shows every other address with status 404.
 */
export function staticPages(): Plugin {
  let outDir = '';
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const paths = await withSite((site) => site.allPaths());
      const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const write = ({ path: address, leadsTo }: SitePath) =>
        writePage(path.join(outDir, address), leadsTo ? redirectPage(leadsTo) : html);
      await Promise.all(paths.map(write));
      await writeFile(path.join(outDir, '404.html'), html);
    },
  };
}
