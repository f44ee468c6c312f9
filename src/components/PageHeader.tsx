import type { ReactNode } from 'react';
import type { Key } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { HeadingText } from '../ui/ScreenReaderText.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: Key;
  /** The first paragraph. */
  readonly lead?: Key;
  readonly children?: ReactNode;
  /** An illustration beside the text. */
  readonly image?: ReactNode;
  /** Content below both; on phones before the illustration. */
  readonly facts?: ReactNode;
}

/** The header of every page, with its only `h1`, which gets the focus on navigation. */
export function PageHeader({ title, lead, children, image, facts }: PageHeaderProps) {
  return (
    // The class reserves the column of the illustration before it loads, so that the text does not move.
    <header className={`${styles.header} ${image ? styles.withImage : ''}`}>
      <div className={styles.text}>
        <h1>
          <HeadingText>
            <T i18nKey={title} />
          </HeadingText>
        </h1>
        {lead && <T parent="p" i18nKey={lead} />}
        {children}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
      {image && <div className={styles.image}>{image}</div>}
    </header>
  );
}

interface SectionProps {
  /** The anchor: stable, in English, the same for all languages. */
  readonly id: string;
  readonly title: Key;
  readonly children: ReactNode;
}

/**
 * A linkable part of a page under an `h2`. It has no accessible name: as a named region its heading
 * would be announced twice, and a link to it already leads to the heading.
 */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <T parent="h2" id={id} i18nKey={title} />
      {children}
    </section>
  );
}
