import { type Language, languages, localizedPath, source } from '../../i18n/languages.ts';
import type { Write } from '../prerender/writePages.ts';
import { translatorOf } from '../site.ts';
import { canBeDrawn, type ShareTexts, shareImageRenderer } from './shareImage.ts';
import { shareImagePath, shareImageTexts } from './shareTags.ts';

async function textsOf(language: Language): Promise<ShareTexts> {
  return shareImageTexts(await translatorOf(localizedPath('/', language), ['common']));
}

/** Draws the share image of each language, in English if the typeface lacks one of its letters. */
export async function drawShareImages(write: Write): Promise<void> {
  const english = await textsOf(source);
  const shown = await Promise.all(
    languages.map(async (language) => {
      const own = await textsOf(language);
      return [language, canBeDrawn(own.tagline) ? own : english] as const;
    }),
  );
  const draw = await shareImageRenderer(
    shown.flatMap(([, { brand, tagline }]) => [brand, tagline]),
  );
  // Languages with the same text share an image, because drawing is slow.
  const images = new Map<string, Uint8Array>();
  for (const [language, texts] of shown) {
    const image = images.get(texts.tagline) ?? draw(texts);
    images.set(texts.tagline, image);
    await write(shareImagePath(language), image);
  }
}
