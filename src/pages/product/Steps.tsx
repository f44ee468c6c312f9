import { Illustration } from '../../components/Illustration.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { LoanType } from '../../site/products.ts';
import styles from './Steps.module.css';

/** The numbered steps to a loan, connected by a line. */
export function Steps({ loanType }: { readonly loanType: LoanType }) {
  const { entries } = useTranslator();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ol role="list" className={styles.steps}>
      {entries(`product:${loanType}.steps`).map(({ id, at }) => (
        <li key={id}>
          <div>
            <h3>
              <T k={at('header')} />
            </h3>
            <p>
              <T k={at('textContent')} />
            </p>
          </div>
          <Illustration name={`step-${id}`} alt="" />
        </li>
      ))}
    </ol>
  );
}
