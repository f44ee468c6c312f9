import type { InspectedLanguage } from './inspectLanguage.ts';
import type { Locales } from './Locales.ts';
import { didYouMeanKey } from './nearest.ts';
import { keptSnapshot, type Snapshot, writeSources } from './sources.ts';

/** The outdated texts with a key, given with or without namespace. */
function namedBy(key: string, outdated: readonly string[]): string[] {
  return outdated.filter((whole) => whole === key || whole.split(':')[1] === key);
}

function refusal(key: string, tag: string, outdated: readonly string[]): string | undefined {
  const named = namedBy(key, outdated);
  if (named.length === 1) return undefined;
  return named.length > 1
    ? `“${key}” is the key of several outdated texts: ${named.join(', ')}. Name one of them.`
    : `“${key}” is not an outdated text of ${tag}.${didYouMeanKey(key, outdated)} Names look like faq:page.title.`;
}

/**
 * Marks outdated translations, named as `faq:page.title` or `page.title`, as valid for the current
 * English texts.
 * @returns the reason for a refusal; nothing is written then
 */
export function keepTranslations(
  locales: Locales,
  { tag, sources, namespaces }: InspectedLanguage,
  keys: readonly string[],
): string | undefined {
  if (!sources) return `locales/${tag}/sources.json cannot be read. Run: npm run locales`;
  const outdated = new Map<string, Snapshot>(
    namespaces.flatMap(({ namespace, outdated: texts }) =>
      texts.map((text) => [`${namespace}:${text.key}`, keptSnapshot(text, text.snapshot)] as const),
    ),
  );
  const names = [...outdated.keys()];
  const refused = keys.map((key) => refusal(key, tag, names)).find((text) => text !== undefined);
  if (refused !== undefined) return refused;
  const kept = [...outdated].filter(([name]) =>
    keys.some((key) => namedBy(key, [name]).length > 0),
  );
  writeSources(locales, tag, { ...sources, now: new Map([...sources.now, ...kept]) });
  return undefined;
}
