import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/TextParts.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { isPrivacySection, type PrivacySection } from '../../site/policies.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { PolicyDrawer } from './PolicyDrawer.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import { PolicySteps } from './PolicySteps.tsx';
import styles from './PrivacyPage.module.css';
import { SidebarHome } from './SidebarHome.tsx';

/** One section of the privacy policy, or the terms, beside the policy's sidebar. */
export function PrivacyPage() {
  const { section } = useParams();
  // The route's loader has turned away every other section.
  return isPrivacySection(section) ? <Policy section={section} /> : null;
}

function Policy({ section }: { readonly section: PrivacySection }) {
  const { isFallback } = useWords();
  return (
    <div className={styles.layout}>
      <div className={styles.sidebar}>
        <SidebarHome />
        <PolicyLinks />
      </div>
      <article className={styles.text}>
        <PolicyDrawer />
        <PageHeader title={<Text k={`policy-${section}:page.title`} />}>
          {section !== 'terms-conditions' && (
            <p className={styles.updated}>
              <Text k="privacy:policy.updated" />
            </p>
          )}
          {isFallback(`policy-${section}`) && (
            <p className={styles.untranslated}>
              <Text k="privacy:policy.untranslated" />
            </p>
          )}
          <p>
            <Text k={`policy-${section}:page.lead`} />
          </p>
        </PageHeader>
        <OnThisPage section={section} />
        <TextParts of={`policy-${section}:parts`} />
        <PolicySteps section={section} />
      </article>
    </div>
  );
}
