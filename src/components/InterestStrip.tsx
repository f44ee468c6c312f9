import styles from './InterestStrip.module.css';

interface InterestStripProps {
  readonly interest: number;
  readonly total: number;
  /** The total that fills the width, of strips that are compared; without it, a piece beside the words for it. */
  readonly widest?: number | undefined;
}

/**
 * A loan as a strip of cloth: plain what one borrows, and woven what one pays for it. Screen readers have
 * the figures beside it.
 */
export function InterestStrip({ interest, total, widest }: InterestStripProps) {
  return (
    <svg
      className={widest ? styles.strip : styles.swatch}
      width={widest ? percent(total / widest) : 24}
      height="10"
      aria-hidden="true"
    >
      {/* The pattern of `Weave`, which every page has above its footer. */}
      <rect x={percent(1 - interest / total)} width="100%" height="10" fill="url(#weave)" />
    </svg>
  );
}

/** A share as a percentage for an attribute, to about a pixel. */
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
