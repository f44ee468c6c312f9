import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isFlag, useEntryState } from '../../browser/historyEntry.ts';
import { Brand } from '../../components/Brand.tsx';
import { FallingBehind } from '../../components/FallingBehind.tsx';
import { linkTag, SiteLink } from '../../components/Links.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section, TextParts } from '../../components/Section.tsx';
import { OfflineNotice } from '../../components/SiteHeader.tsx';
import { company } from '../../facts/company.ts';
import { paths, policyPath } from '../../facts/paths.ts';
import { type PrivacySection, policySections } from '../../facts/policies.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { buttonClass, LinkList, linkTargets } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PrivacyPage.module.css';

/** One section of the privacy policy, or the terms, beside the policy's sidebar. */
export function PrivacyPage({ section }: { readonly section: PrivacySection }) {
  const { isFallback } = useTexts();
  return (
    <div className={`full-bleed stack ${styles.layout}`}>
      <div ref={showCurrent} className={styles.sidebar}>
        <PolicySidebar />
      </div>
      <article>
        <div className={`phone-only script-only ${styles.drawer}`}>
          <PolicyDrawer />
        </div>
        <PageHeader
          title={`policy-${section}:page.heading`}
          notice={isFallback(`policy-${section}`) && 'privacy:policy.untranslated'}
        >
          {section !== 'terms-conditions' && (
            <T parent="p" className="note" i18nKey="privacy:policy.updated" />
          )}
          {section === 'terms-conditions' && company.termsUpdated && (
            <T parent="p" className="note" i18nKey="privacy:policy.termsUpdated" />
          )}
          <T parent="p" i18nKey={`policy-${section}:page.lead`} />
        </PageHeader>
        {section === 'terms-conditions' && <TermsSummary />}
        <OnThisPage key={section} section={section} />
        <TextParts of={`policy-${section}:parts`} />
        <NextSection section={section} />
      </article>
    </div>
  );
}

/** Scrolls a sidebar that does not show all its links, and not the page, to the current one. */
function showCurrent(sidebar: HTMLElement | null): void {
  const link = sidebar?.querySelector<HTMLElement>('nav [aria-current]');
  if (!sidebar || !link) return;
  const { top, height } = link.getBoundingClientRect();
  const above = top - sidebar.getBoundingClientRect().top;
  sidebar.scrollTop += above - (sidebar.clientHeight - height) / 2;
}

const wordsTag = { words: linkTag(paths.words) };

/**
 * What the terms say of a late payment, in the page's language; the terms may be in English only.
 */
function TermsSummary() {
  return (
    <Section id="behind" title="product:sections.behind">
      <T parent="p" i18nKey="product:behind.summary" components={wordsTag} />
      <FallingBehind />
    </Section>
  );
}

/** The number of parts from which a text gets a table of contents. */
const manyParts = 8;

function OnThisPage({ section }: { readonly section: PrivacySection }) {
  const { list } = useTexts();
  const id = useId();
  const parts = list(`policy-${section}:parts`);
  // Closed again, it would move the position that Back restores.
  const [isOpen, setIsOpen] = useEntryState('contents', false, isFlag);
  if (parts.length < manyParts) return null;
  return (
    <nav aria-labelledby={id} className={`${styles.contents} ${linkTargets}`}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <T parent="h2" id={id} i18nKey="privacy:onThisPage" />
        </summary>
        <ul>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={`#${part.id}`} discover="none">
                <T i18nKey={part.key('heading')} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/**
 * The logo, which links to the home page, and the sections of the policy; the current one is
 * marked.
 */
function PolicySidebar() {
  const id = useId();
  return (
    <>
      <div className={styles.home}>
        <Brand />
      </div>
      <nav aria-labelledby={id}>
        <T parent="p" id={id} className={`note ${styles.title}`} i18nKey="privacy:sidebar.title" />
        <LinkList>
          {policySections.map((section) => (
            <SiteLink key={section} to={policyPath(section)}>
              <T i18nKey={`privacy:sections.${section}`} />
            </SiteLink>
          ))}
        </LinkList>
      </nav>
    </>
  );
}

/** The link to the next section of the policy; the last one and the terms have none. */
function NextSection({ section }: { readonly section: PrivacySection }) {
  const all: readonly PrivacySection[] = policySections;
  const next = all.includes(section) && policySections[all.indexOf(section) + 1];
  if (!next) return null;
  const link = (
    <SiteLink to={policyPath(next)}>
      <T i18nKey={`privacy:sections.${next}`} />
    </SiteLink>
  );
  return (
    <p className={`screen-only ${linkTargets} ${styles.next}`}>
      <T i18nKey="privacy:policy.next" elements={{ name: link }} />
    </p>
  );
}

/** The sidebar as a drawer, for phones. */
function PolicyDrawer() {
  return (
    <Drawer
      title={<T i18nKey="privacy:sidebar.title" />}
      closeName={<T i18nKey="privacy:sidebar.close" />}
      trigger={
        <button type="button" className={buttonClass('quiet')}>
          <Icon name="menu" />
          <T i18nKey="privacy:sidebar.open" />
        </button>
      }
    >
      <OfflineNotice />
      <PolicySidebar />
    </Drawer>
  );
}
