import type { i18n as I18n } from 'i18next';
import { type Branch, type Key, sourceTag } from './keys.ts';

/** One group of texts in a list that only the locale file enumerates, such as an offer. */
export type Entry = ReturnType<typeof entries>[number];

/**
 * The members of a group in the order of the English file, which the build repeats for every language.
 * i18next's `returnObjects` would take the whole group from one language, without falling back text by
 * text.
 */
export function entries(i18n: I18n, branch: Branch | Key) {
  const [namespace = '', path = ''] = branch.split(':');
  const groupIn = (tag: string): unknown => i18n.getResource(tag, namespace, path);
  const group = groupIn(i18n.language) ?? groupIn(sourceTag);
  if (typeof group !== 'object' || group === null) return [];
  return Object.entries(group).map(([id, texts]: [string, unknown]) => ({
    id,
    /** The key of one of the group's texts; without a name, of the entry itself. */
    at: (name?: string) =>
      // These keys come from the translations, so they exist; TypeScript cannot know them.
      `${branch}.${id}${name ? `.${name}` : ''}` as Key,
    has: (name: string) => typeof texts === 'object' && texts !== null && name in texts,
  }));
}

function leaves(texts: object): unknown[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [value],
  );
}

/**
 * Whether a page has at most half of its texts in a language, so that it counts as a duplicate of the
 * English one.
 * @param of the namespace of its texts, or a key of it
 */
export function isFallback(i18n: I18n, of: string): boolean {
  const [namespace = ''] = of.split(':');
  const texts = leaves(i18n.getResourceBundle(i18n.language, namespace) ?? {});
  return texts.filter((text) => text !== null).length * 2 <= texts.length;
}
