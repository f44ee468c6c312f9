import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './Points.module.css';

interface PointsProps {
  /** Shows the points on one surface with dividers, as for a checklist. */
  readonly surface?: boolean;
  readonly children: ReactNode;
}

/** A list of points, each with an icon, a heading and a sentence. */
export function Points({ surface = false, children }: PointsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ul role="list" className={surface ? styles.surface : styles.points}>
      {children}
    </ul>
  );
}

interface PointProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Point({ icon, title, children }: PointProps) {
  return (
    <li className={styles.point}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
