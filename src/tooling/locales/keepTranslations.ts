import type { InspectedLanguage } from './inspectLanguage.ts';
import type { Locales } from './Locales.ts';
import { didYouMean } from './nearest.ts';
import { currentOrigin, type Origin, writeMemory } from './sourceMemory.ts';

function outdatedOrigins({ namespaces }: InspectedLanguage): ReadonlyMap<string, Origin> {
  const origins = namespaces.flatMap(({ namespace, outdated }) =>
    outdated.map((text) => [`${namespace}:${text.key}`, currentOrigin(text)] as const),
  );
  return new Map(origins);
}

/**
 * Takes outdated translations, named as `namespace:key`, as right for today's English too; gives
 * what could not be done, or nothing.
 */
export function keepTranslations(
  locales: Locales,
  language: InspectedLanguage,
  keys: readonly string[],
): string | undefined {
  const { tag, memory } = language;
  if (!memory) return `locales/${tag}/sources.json cannot be read. Run: npm run locales`;
  const outdated = outdatedOrigins(language);
  const now = new Map(memory.now);
  for (const key of keys) {
    const origin = outdated.get(key);
    if (!origin)
      return `“${key}” is not an outdated text of ${tag}.${didYouMean(key, outdated.keys())} Names look like faq:page.title.`;
    now.set(key, origin);
  }
  writeMemory(locales.path(tag, 'sources.json'), memory.before, now);
  return undefined;
}
