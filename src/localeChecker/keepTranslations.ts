import type { InspectedLanguage } from './inspectLanguage.ts';
import type { Locales } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import { currentOrigin, type Origin, writeSources } from './sources.ts';

/**
 * Takes outdated translations, named as `namespace:key`, as right for today's English too; gives
 * what could not be done, or nothing.
 */
export function keepTranslations(
  locales: Locales,
  { tag, sources, namespaces }: InspectedLanguage,
  keys: readonly string[],
): string | undefined {
  if (!sources) return `locales/${tag}/sources.json cannot be read. Run: npm run locales`;
  const outdated = new Map<string, Origin>(
    namespaces.flatMap(({ namespace, outdated: texts }) =>
      texts.map((text) => [`${namespace}:${text.key}`, currentOrigin(text)] as const),
    ),
  );
  const unknown = keys.find((key) => !outdated.has(key));
  if (unknown !== undefined)
    return `“${unknown}” is not an outdated text of ${tag}.${didYouMean(unknown, outdated.keys())} Names look like faq:page.title.`;
  const kept = [...outdated].filter(([key]) => keys.includes(key));
  writeSources(locales, tag, { ...sources, now: new Map([...sources.now, ...kept]) });
  return undefined;
}
