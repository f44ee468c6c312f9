import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor, English and stable, the same in every language. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that one may link to, named by its `h2`. */
export function Section({ id, title, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
