import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../i18n/languages.ts';
import type { Renderer } from '../prerender/Renderer.ts';
import { canBeDrawn, type ShareWords, shareImages } from './shareImage.ts';
import { robots, sitemap } from './sitemap.ts';

/** What a language's picture says; in English where the typeface lacks a letter. */
async function shareWords(site: Renderer): Promise<(readonly [Language, ShareWords])[]> {
  const textsOf = async (language: Language) => {
    const home = site.localizedPath('/', language);
    return site.shareImageWords(await site.translatorOf(home, ['common']));
  };
  const english = await textsOf(site.source);
  const shownIn = async (language: Language) => {
    const own = await textsOf(language);
    return [language, canBeDrawn(own.tagline) ? own : english] as const;
  };
  return Promise.all(site.languages.map(shownIn));
}

async function writeShareImages(outDir: string, site: Renderer): Promise<void> {
  const all = await shareWords(site);
  const draw = await shareImages(all.flatMap(([, { brand, tagline }]) => [brand, tagline]));
  // Languages that say the same, in English, share what takes the time.
  const drawn = new Map<string, Uint8Array>();
  for (const [language, texts] of all) {
    const image = drawn.get(texts.tagline) ?? draw(texts);
    drawn.set(texts.tagline, image);
    const file = path.join(outDir, site.shareImagePath(language));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, image);
  }
}

/** Writes what search engines and social networks ask for beside the pages. */
export async function writeFoundFiles(
  outDir: string,
  site: Renderer,
  sitemapEntries: readonly string[],
): Promise<void> {
  await writeFile(path.join(outDir, 'sitemap.xml'), sitemap(sitemapEntries));
  await writeFile(path.join(outDir, 'robots.txt'), robots(site.siteUrl));
  await writeShareImages(outDir, site);
}
