import type { ReactElement } from 'react';
import styles from './LinkList.module.css';

interface LinkListProps {
  /** Link elements, each with a key. */
  readonly children: readonly ReactElement[];
}

/** A column of links as wide as the list, for menus and sidebars. */
export function LinkList({ children }: LinkListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ul role="list" className={styles.links}>
      {children.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </ul>
  );
}
