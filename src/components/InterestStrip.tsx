import styles from './InterestStrip.module.css';

interface InterestStripProps {
  readonly amount: number;
  readonly interest: number;
  /** The total, in naira, that fills the width, so that strips in a column can be compared. */
  readonly widest: number;
}

/**
 * A loan as a strip of cloth: the plain part is the amount borrowed, the woven part the interest.
 * It is hidden from screen readers, which read the figures beside it.
 */
export function InterestStrip({ amount, interest, widest }: InterestStripProps) {
  const total = amount + interest;
  return (
    <svg className={styles.strip} width={percent(total / widest)} height="10" aria-hidden="true">
      {/* The pattern of `Weave`, which every page has above its footer. */}
      <rect x={percent(amount / total)} width="100%" height="10" fill="url(#weave)" />
    </svg>
  );
}

/** A share as a percentage for an attribute, to about a pixel. */
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A piece of the plain or the woven cloth, beside the words that explain it. */
export function Swatch({ isWoven = false }: { readonly isWoven?: boolean }) {
  return (
    <svg className={`${styles.strip} ${styles.swatch}`} width="24" height="10" aria-hidden="true">
      {isWoven && <rect width="100%" height="10" fill="url(#weave)" />}
    </svg>
  );
}
