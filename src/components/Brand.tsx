import mark from '../assets/mark.svg';
import { company } from '../site/company.ts';
import { paths } from '../site/paths.ts';
import styles from './Brand.module.css';
import { SiteLink } from './SiteLink.tsx';

/** The mark and the name, leading home. The name is a setting, so the mark does not spell it. */
export function Brand() {
  return (
    <SiteLink to={paths.home} className={styles.brand}>
      <img src={mark} alt="" width="36" height="36" />
      <span translate="no">{company.brand}</span>
    </SiteLink>
  );
}
