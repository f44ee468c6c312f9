import { paths } from '../facts/paths.ts';
import { type LoanType, loanTypes } from '../facts/products.ts';
import { T } from '../i18n/T.tsx';
import { useTexts } from '../i18n/texts.ts';
import styles from './columns.module.css';
import { linkTag } from './Links.tsx';
import { textTags } from './TextTags.tsx';

/**
 * Tags of which `terms` leads to a part of the terms. They are made outside rendering: otherwise
 * each rendering would have a new component, and replace the element of the link.
 */
const tagsTo = (part: string) => ({ ...textTags, terms: linkTag(`${paths.terms}#${part}`) });

/** The tags of a step, whose link leads to the part of the terms that the step sums up. */
const stepTags: Readonly<Record<string, typeof textTags>> = {
  call: tagsTo('repayment'),
  rollover: tagsTo('rollover'),
  late: tagsTo('late-payment'),
};

/** The tags of any other step. */
const collateralTags = tagsTo('collateral-and-custody');

interface FallingBehindProps {
  /** The loan whose own steps follow the common ones; by default those of all loans follow. */
  readonly loanType?: LoanType;
}

/**
 * What happens, step by step, to a borrower who cannot pay on time. Product pages, FAQ and the
 * summary of the terms share this text, so that none of them leaves out a consequence.
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
