import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import styles from './Brand.module.css';
import { Mark } from './Mark.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The mark and the name, leading home. The name is a setting, so the mark does not spell it. */
export function Brand() {
  return (
    <SiteLink to={paths.home} className={styles.brand}>
      <Mark />
      <span translate="no">{company.brand}</span>
    </SiteLink>
  );
}
