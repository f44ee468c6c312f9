import type { IconName } from '../../ui/Icon.tsx';

/** The words of the specification, section 2, that choose an icon; the first one found counts. */
const keywords = ['document', 'car', 'id', 'interest', 'custody'] as const satisfies IconName[];

/**
 * The icon of a criterion, by a keyword in its key (`documentIncome`), never by its text, which
 * every language words differently. A key without one gets a check mark.
 */
export function criterionIcon(key: string): IconName {
  return keywords.find((keyword) => key.startsWith(keyword)) ?? 'check';
}
