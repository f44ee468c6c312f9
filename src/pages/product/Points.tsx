import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Illustration } from '../../components/Illustration.tsx';
import { entries } from '../../i18n/entries.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import type { LoanType } from '../../site/products.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import styles from './Points.module.css';

/** A list of points, each with an icon, a heading and a sentence. */
export function Points({ children }: { readonly children: ReactNode }) {
  return <List className={styles.points}>{children}</List>;
}

interface PointProps {
  readonly icon: IconName;
  readonly title: Key;
  readonly text: Key;
}

export function Point({ icon, title, text }: PointProps) {
  return (
    <li className={styles.point}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <T parent="h3" i18nKey={title} saysNaira />
        <T parent="p" i18nKey={text} />
      </div>
    </li>
  );
}

/** The numbered steps to a loan, connected by a line. */
export function Steps({ loanType }: { readonly loanType: LoanType }) {
  const { i18n } = useTranslation();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ol role="list" className={styles.steps}>
      {entries(i18n, `product:${loanType}.steps`).map(({ id, at }) => (
        <li key={id}>
          <Illustration name={`step-${id}`} />
          <T parent="h3" i18nKey={at('header')} />
          <T parent="p" i18nKey={at('textContent')} />
        </li>
      ))}
    </ol>
  );
}
