import styles from './InterestStrip.module.css';

interface InterestStripProps {
  readonly interest: number;
  readonly total: number;
  /** The total, in naira, that fills the width of strips in a column. */
  readonly widest: number;
}

/**
 * A loan as a strip of cloth: plain what one borrows, and woven what one pays for it. Screen readers have
 * the figures beside it.
 */
export function InterestStrip({ interest, total, widest }: InterestStripProps) {
  return (
    <svg className={styles.strip} width={percent(total / widest)} height="10" aria-hidden="true">
      {/* The pattern of `Weave`, which every page has above its footer. */}
      <rect x={percent(1 - interest / total)} width="100%" height="100%" fill="url(#weave)" />
    </svg>
  );
}

/** A share as a percentage for an attribute, exact to about a pixel. */
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
