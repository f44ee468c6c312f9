import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { List } from './List.tsx';

/** Cards in rows, as many as fit the width. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <List className={styles.grid}>{children}</List>;
}

interface CardProps {
  readonly title: ReactNode;
  readonly level?: 'h2' | 'h3';
  readonly icon?: IconName;
  readonly image?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Card({ title, level: Heading = 'h3', icon, image, children }: CardProps) {
  return (
    <li className={styles.card}>
      {image}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading>{title}</Heading>
      {children}
    </li>
  );
}
