import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SitePath } from '../app/sitePaths.ts';
import { escapeHtml } from './escapeHtml.ts';
import { fillShell } from './fillShell.ts';
import { sourceTag } from './locales/sourceTag.ts';
import { type Site, withSite } from './withSite.ts';

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

/** The shell in the words of each language, and every address with the tag of its language. */
async function shellsOf({ languages, languageOf, ...site }: Site, html: string) {
  const shells = new Map<string, string>();
  for (const language of languages) {
    const words = await site.wordsOf(site.localizedPath('/', language), ['common']);
    shells.set(language.tag, fillShell(html, words, site.shellFacts));
  }
  const paths = site.allPaths().map((page) => ({ ...page, tag: languageOf(page.path).tag }));
  return { paths, shells };
}

/**
 * Writes a file for every address, so that any static host serves each with status 200, and
 * `404.html`, the shell that shows every other address with status 404.
 */
export function staticPages(): Plugin {
  let outDir = '';
  let mode = '';
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
      mode = config.mode;
    },
    async writeBundle() {
      const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const { paths, shells } = await withSite((site) => shellsOf(site, html), mode);
      const shellFor = (tag: string) => shells.get(tag) ?? html;
      const write = ({ path: address, leadsTo, tag }: SitePath & { tag: string }) =>
        writePage(path.join(outDir, address), leadsTo ? redirectPage(leadsTo) : shellFor(tag));
      await Promise.all(paths.map(write));
      await writeFile(path.join(outDir, '404.html'), shellFor(sourceTag));
    },
  };
}
