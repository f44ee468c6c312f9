import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor, English and stable, the same in every language. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part of a page that one may link to, under its `h2`. It has no name of its own: a screen reader
 * would say the heading twice, once for the region, and who follows a link to it hears the heading.
 */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
