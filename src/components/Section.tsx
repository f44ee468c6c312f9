import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor: stable, in English, the same for all languages. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/**
 * A linkable part of a page under an `h2`. It has no accessible name: as a named region its heading
 * would be announced twice, and a link to it already leads to the heading.
 */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
