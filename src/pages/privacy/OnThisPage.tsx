import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import type { PrivacySection } from '../../site/policies.ts';
import styles from './OnThisPage.module.css';

/** A text of so many parts is long enough to want a list of them. */
const manyParts = 4;

/** Links to the parts of a long policy text. */
export function OnThisPage({ section }: { readonly section: PrivacySection }) {
  const { entries } = useWords();
  const id = useId();
  const parts = entries(`policy-${section}:parts`);
  if (parts.length < manyParts) return null;
  return (
    <nav aria-labelledby={id} className={styles.contents}>
      <h2 id={id}>
        <Text k="privacy:onThisPage" />
      </h2>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`#${part.id}`} discover="none">
              <Text k={part.at('heading')} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
