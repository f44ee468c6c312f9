import type { ReactNode } from 'react';
import { HeadingText } from '../ui/HeadingText.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Links of equal weight that the page leads on to. */
  readonly choices?: ReactNode;
  /** A picture beside the text. */
  readonly image?: ReactNode;
  /** What goes below both, and on phones before the picture. */
  readonly facts?: ReactNode;
}

/** The head of every page: its only `h1`, which takes the focus when the page is reached. */
export function PageHeader({ title, children, choices, image, facts }: PageHeaderProps) {
  return (
    // The class tells of the picture before it has come: the text keeps its place meanwhile.
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
