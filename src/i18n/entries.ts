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
  const groupIn = (tag: string) => i18n.getResource(tag, namespace, path);
  const group: object = groupIn(i18n.language) ?? groupIn(sourceTag);
  return Object.keys(group).map((id) => {
    // These keys come from the translations, so they exist; TypeScript cannot know them.
    /** The key of one of the group's texts; without a name, of the entry itself. */
    const at = (name?: string) => `${branch}.${id}${name ? `.${name}` : ''}` as Key;
    return { id, at, has: (name: string) => i18n.exists(at(name)) };
  });
}

/**
 * Whether a page has no text of its own in a language, so that it duplicates the English one.
 * @param of the namespace of its texts, or a key of it
 */
export function isFallback(i18n: I18n, of: string): boolean {
  const [namespace = ''] = of.split(':');
  return !i18n.hasResourceBundle(i18n.language, namespace);
}
