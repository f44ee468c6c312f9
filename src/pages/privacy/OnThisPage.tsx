import { useId } from 'react';
import { Link } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import type { PrivacySection } from '../../site/policies.ts';
import targets from '../../ui/LinkTargets.module.css';
import styles from './OnThisPage.module.css';

/** Number of parts from which a text gets a table of contents. */
const manyParts = 4;

/** The table of contents of a long policy text. */
export function OnThisPage({ section }: { readonly section: PrivacySection }) {
  const { entries } = useTranslator();
  const id = useId();
  const parts = entries(`policy-${section}:parts`);
  if (parts.length < manyParts) return null;
  return (
    <nav aria-labelledby={id} className={`${styles.contents} ${targets.linkTargets}`}>
      <h2 id={id}>
        <T k="privacy:onThisPage" />
      </h2>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`#${part.id}`} discover="none">
              <T k={part.at('heading')} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
