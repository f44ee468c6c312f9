import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/TextParts.tsx';
import { entries, isFallback } from '../../i18n/entries.ts';
import { T } from '../../i18n/T.tsx';
import { isPrivacySection, type PrivacySection } from '../../site/policies.ts';
import { linkTargets } from '../../ui/List.tsx';
import { PolicyDrawer, PolicySidebar } from './PolicySidebar.tsx';
import styles from './PrivacyPage.module.css';

interface PolicyProps {
  readonly section: PrivacySection;
}

/** One section of the privacy policy, or the terms, beside the policy's sidebar. */
export function PrivacyPage() {
  const { section } = useParams();
  // The route's loader rejects unknown sections.
  return isPrivacySection(section) ? <Policy section={section} /> : null;
}

function Policy({ section }: PolicyProps) {
  const { i18n } = useTranslation();
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <PolicySidebar />
      </div>
      <article className={styles.text}>
        <div className={styles.drawer}>
          <PolicyDrawer />
        </div>
        <PageHeader title={`policy-${section}:page.title`}>
          {section !== 'terms-conditions' && (
            <T parent="p" className={styles.updated} i18nKey="privacy:policy.updated" />
          )}
          {isFallback(i18n, `policy-${section}`) && (
            <T parent="p" className={styles.untranslated} i18nKey="privacy:policy.untranslated" />
          )}
          <T parent="p" i18nKey={`policy-${section}:page.lead`} />
        </PageHeader>
        <OnThisPage section={section} />
        <TextParts of={`policy-${section}:parts`} />
      </article>
    </div>
  );
}

/** Number of parts from which a text gets a table of contents. */
const manyParts = 8;

function OnThisPage({ section }: PolicyProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const parts = entries(i18n, `policy-${section}:parts`);
  if (parts.length < manyParts) return null;
  return (
    <nav aria-labelledby={id} className={`${styles.contents} ${linkTargets}`}>
      <details>
        <summary>
          <T parent="h2" id={id} i18nKey="privacy:onThisPage" />
        </summary>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={`#${part.id}`} discover="none">
                <T i18nKey={part.at('heading')} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
