import { company } from '../facts/company.ts';
import { paths } from '../facts/paths.ts';
import styles from './Brand.module.css';
import { SiteLink } from './Links.tsx';

/** A link home with mark and name. The name is a setting, so the mark contains no letters. */
export function Brand() {
  return (
    <SiteLink to={paths.home} className={styles.brand}>
      <Mark />
      <span translate="no">{company.brand}</span>
    </SiteLink>
  );
}

/**
 * The company's mark, in the colours of the scheme: the drawing of `assets/mark.svg`, which is the
 * favicon. It is inline, because an image in the header would need a request before the first
 * paint.
 */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <rect width="36" height="36" rx="9" />
      <path d="M5 25.5h26M8 25.5v-4.5a10 10 0 0 1 20 0v4.5M14.5 25.5v-3.5a3.5 3.5 0 0 1 7 0v3.5" />
      <circle cx="18" cy="6.8" r="2.2" />
    </svg>
  );
}

/**
 * The woven strip of the illustrations, above the footer. `InterestStrip` uses its pattern, too.
 */
export function Weave() {
  return (
    <svg className={styles.weave} width="100%" height="10" aria-hidden="true">
      <pattern id="weave" width="24" height="10" patternUnits="userSpaceOnUse">
        <rect width="24" height="10" />
        <path d="M0 10l6-8 6 8z" />
        <path className={styles.clay} d="M12 0l6 8 6-8z" />
      </pattern>
      <rect width="100%" height="10" fill="url(#weave)" />
    </svg>
  );
}
