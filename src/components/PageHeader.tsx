import type { ReactNode } from 'react';
import { HeadingText } from '../ui/HeadingText.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The main actions of the page. */
  readonly choices?: ReactNode;
  /** An illustration beside the text. */
  readonly image?: ReactNode;
  /** Content below both; on phones before the illustration. */
  readonly facts?: ReactNode;
}

/** The header of every page, with its only `h1`, which gets the focus on navigation. */
export function PageHeader({ title, children, choices, image, facts }: PageHeaderProps) {
  return (
    // The class reserves the column of the illustration before it loads, so that the text does not move.
    <header className={`${styles.header} ${image ? styles.withImage : ''}`}>
      <div className={styles.text}>
        <h1>
          <HeadingText>{title}</HeadingText>
        </h1>
        {children}
        {choices && <div className={styles.choices}>{choices}</div>}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {image && <div className={styles.image}>{image}</div>}
    </header>
  );
}
