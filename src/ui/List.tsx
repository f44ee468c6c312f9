import type { ReactElement, ReactNode } from 'react';
import styles from './List.module.css';

interface ListProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list without markers. */
export function List({ className, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ul role="list" className={className}>
      {children}
    </ul>
  );
}

interface LinkListProps {
  readonly className?: string | undefined;
  /** Link elements, each with a key. */
  readonly children: readonly ReactElement[];
}

/** A list of links; by default a column of links as wide as the list, for menus and sidebars. */
export function LinkList({ className = styles.links, children }: LinkListProps) {
  return (
    <List className={className}>
      {children.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </List>
  );
}

/** The class of an element with links that stand alone, outside sentences. */
export const linkTargets = styles.linkTargets;
