import type { IconName } from '../../ui/Icon.tsx';

/** The keywords that select an icon (specification, section 2); the first match counts. */
const keywords = ['document', 'car', 'id', 'interest', 'custody'] as const satisfies IconName[];

/**
 * The icon of a criterion, by a keyword of its key (`documentIncome`) and not by its text, which
 * differs between languages. For other keys it is a check mark.
 */
export function criterionIcon(key: string): IconName {
  return keywords.find((keyword) => key.startsWith(keyword)) ?? 'check';
}
