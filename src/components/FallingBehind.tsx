import { T } from '../i18n/T.tsx';
import { useTexts } from '../i18n/texts.ts';
import { paths } from '../site/paths.ts';
import { type LoanType, loanTypes } from '../site/products.ts';
import styles from './columns.module.css';
import { linkTag } from './links.tsx';
import { textTags } from './textTags.tsx';

/** A tag that is made while rendering would be another component each time, and its link another element. */
const tagsTo = (part: string) => ({ ...textTags, terms: linkTag(`${paths.terms}#${part}`) });

/** The tags of each step, whose link leads to the part of the terms that the step sums up. */
const stepTags: Readonly<Record<string, typeof textTags>> = {
  call: tagsTo('repayment'),
  rollover: tagsTo('rollover'),
  late: tagsTo('late-payment'),
};

/** The tags of any other step. */
const collateralTags = tagsTo('collateral-and-custody');

interface FallingBehindProps {
  /** The loan that the page is about; by default the steps of all loans. */
  readonly loanType?: LoanType;
}

/**
 * What happens to somebody who cannot pay on time, in that order. The only text on it: product pages,
 * FAQ and the summary of the terms show the same one, so that none of them leaves out a consequence.
 */
export function FallingBehind({ loanType }: FallingBehindProps) {
  const { list } = useTexts();
  const own = (loanType ? [loanType] : loanTypes).flatMap((type) =>
    list(`product:${type}`).filter(({ id }) => id === 'behind'),
  );
  return (
    <ol className={`stack ${styles.columns}`}>
      {[...list('product:behind.steps'), ...own].map(({ id, key }) => (
        <li key={key()}>
          <T parent="strong" i18nKey={key('header')} components={textTags} />
          <T parent="p" i18nKey={key('textContent')} components={stepTags[id] ?? collateralTags} />
        </li>
      ))}
    </ol>
  );
}
