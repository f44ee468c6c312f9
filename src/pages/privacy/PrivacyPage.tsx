import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/TextParts.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { isPrivacySection, type PrivacySection } from '../../site/policies.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { PolicyDrawer } from './PolicyDrawer.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import styles from './PrivacyPage.module.css';
import { SidebarHome } from './SidebarHome.tsx';

/** One section of the privacy policy, or the terms, beside the policy's sidebar. */
export function PrivacyPage() {
  const { section } = useParams();
  // The route's loader rejects unknown sections.
  return isPrivacySection(section) ? <Policy section={section} /> : null;
}

function Policy({ section }: { readonly section: PrivacySection }) {
  const { isFallback } = useTranslator();
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <SidebarHome />
        <PolicyLinks />
      </div>
      <article className={styles.text}>
        <PolicyDrawer />
        <PageHeader title={<T k={`policy-${section}:page.title`} />}>
          {section !== 'terms-conditions' && (
            <p className={styles.updated}>
              <T k="privacy:policy.updated" />
            </p>
          )}
          {isFallback(`policy-${section}`) && (
            <p className={styles.untranslated}>
              <T k="privacy:policy.untranslated" />
            </p>
          )}
          <p>
            <T k={`policy-${section}:page.lead`} />
          </p>
        </PageHeader>
        <OnThisPage section={section} />
        <TextParts of={`policy-${section}:parts`} />
      </article>
    </div>
  );
}
