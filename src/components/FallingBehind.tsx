import { entries } from '../i18n/entries.ts';
import { useI18n } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { paths } from '../site/paths.ts';
import { type LoanType, loanTypes } from '../site/products.ts';
import { textTags } from './agreementWords.tsx';
import styles from './columns.module.css';
import { linkTag } from './links.tsx';

/** The part of the terms that each step sums up; of any other step, that on collateral. */
const termsOf: Readonly<Record<string, string>> = {
  call: 'repayment',
  rollover: 'rollover',
  late: 'late-payment',
};

interface FallingBehindProps {
  /** The loan that the page is about; by default the steps of all loans. */
  readonly loanType?: LoanType;
}

/**
 * What happens to somebody who cannot pay on time, in that order. The only text on it: product pages,
 * FAQ and the summary of the terms show the same one, so that none of them leaves out a consequence.
 */
export function FallingBehind({ loanType }: FallingBehindProps) {
  const i18n = useI18n();
  const own = (loanType ? [loanType] : loanTypes).flatMap((type) =>
    entries(i18n, `product:${type}`).filter(({ id }) => id === 'behind'),
  );
  return (
    <ol className={styles.columns}>
      {[...entries(i18n, 'product:behind.steps'), ...own].map(({ id, at }) => {
        const terms = linkTag(`${paths.terms}#${termsOf[id] ?? 'collateral-and-custody'}`);
        return (
          <li key={at()}>
            <T parent="strong" i18nKey={at('header')} components={textTags} />
            <T parent="p" i18nKey={at('textContent')} components={{ ...textTags, terms }} />
          </li>
        );
      })}
    </ol>
  );
}
