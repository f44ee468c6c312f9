import { useId } from 'react';
import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { policyPath } from '../../site/paths.ts';
import { policySections } from '../../site/policies.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import styles from './PolicyLinks.module.css';

/** Links to the sections of the policy; the current one is marked. */
export function PolicyLinks() {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <T k="privacy:sidebar.title" />
      </p>
      <LinkList>
        {policySections.map((section) => (
          <SiteLink key={section} to={policyPath(section)}>
            <T k={`privacy:sections.${section}`} />
          </SiteLink>
        ))}
      </LinkList>
    </nav>
  );
}
