import { type Bundle, importOrder } from '../html/importOrder.ts';
import { sitemapEntry } from '../seo/sitemap.ts';
import { allPaths, shellFacts } from '../site.ts';
import { pageHtml, redirectHtml } from './pageHtml.ts';
import { renderPage } from './renderPage.tsx';

/** Writes a file of the site by its path in the output folder. */
export type Write = (name: string, content: string | Uint8Array) => Promise<void>;

/** The scripts of each page by its component's name, without those of the entry. */
function pageScripts(bundle: Bundle): Map<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const ofEntry = new Set(importOrder(entry, bundle));
  const ownScripts = (file: string) => importOrder(file, bundle).filter((url) => !ofEntry.has(url));
  return new Map(
    chunks
      .filter(({ isDynamicEntry }) => isDynamicEntry)
      .map(({ name, fileName }) => [name, ownScripts(fileName)]),
  );
}

/**
 * Writes every address of the route table, in every language.
 * @returns the pages' entries of the sitemap
 */
export async function writePages(write: Write, shell: string, bundle: Bundle): Promise<string[]> {
  const scriptsOf = pageScripts(bundle);
  const entries: string[] = [];
  const render = async (address: string) => {
    const page = await renderPage(address);
    entries.push(sitemapEntry([...page.head.tags, ...page.seoTags]));
    const scripts = scriptsOf.get(page.component);
    if (!scripts) throw new Error(`the build has no chunk ${page.component}`);
    return pageHtml(shell, { ...page, files: [...scripts, ...page.files] }, shellFacts);
  };
  const redirect = async (target: string) => redirectHtml(target, await renderPage(target), shell);
  // In sequence: rendering is synchronous work, and this limits memory.
  for (const { path, leadsTo } of allPaths())
    await write(`${path}/index.html`, await (leadsTo ? redirect(leadsTo) : render(path)));
  return entries;
}
