import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import styles from './Brand.module.css';
import { Mark } from './Mark.tsx';
import { SiteLink } from './SiteLink.tsx';

/** A link home with mark and name. The name is a setting, so the mark contains no letters. */
export function Brand() {
  return (
    <SiteLink to={paths.home} className={styles.brand}>
      <Mark />
      <span translate="no">{company.brand}</span>
    </SiteLink>
  );
}
