import { useId } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { productPath } from '../../site/paths.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ContactCards } from './ContactCards.tsx';
import styles from './FaqPage.module.css';
import { type FaqTab, faqTabs, useOpenQuestions } from './useOpenQuestions.ts';

export function FaqPage() {
  const tabsLabel = useId();
  const { tab, setTab, open, setOpen } = useOpenQuestions();
  return (
    <>
      <PageHeader title={<Text k="faq:page.title" />}>
        <p>
          <Text k="faq:lead" />
        </p>
        <Notice />
      </PageHeader>
      <h2 id={tabsLabel} className="visually-hidden">
        <Text k="faq:tabsLabel" />
      </h2>
      <div className={styles.questions}>
        <Tabs
          labelledBy={tabsLabel}
          active={tab}
          onActiveChange={setTab}
          tabs={faqTabs.map((id) => ({
            id,
            name: <Text k={`faq:tabs.${id}.name`} />,
            content: <Questions tab={id} open={open} onOpenChange={setOpen} />,
          }))}
        />
      </div>
      <ContactCards />
    </>
  );
}

/** The answers keep the owner's generic figures; this says whose terms hold. */
function Notice() {
  return (
    <div className={styles.notice}>
      <Icon name="info" />
      <p>
        <Text
          k="faq:notice"
          tags={{
            car: (name) => <SiteLink to={productPath('car')}>{name}</SiteLink>,
            personal: (name) => <SiteLink to={productPath('personal')}>{name}</SiteLink>,
            business: (name) => <SiteLink to={productPath('business')}>{name}</SiteLink>,
          }}
        />
      </p>
    </div>
  );
}

interface QuestionsProps {
  readonly tab: FaqTab;
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
}

function Questions({ tab, open, onOpenChange }: QuestionsProps) {
  const { entries } = useWords();
  return (
    <Accordion
      headingLevel="h3"
      open={open}
      onOpenChange={onOpenChange}
      items={entries(`faq:tabs.${tab}.questions`).map(({ id, at }) => ({
        id,
        heading: <Text k={at('question')} />,
        content: (
          <p className={styles.answer}>
            <Text k={at('answer')} />
          </p>
        ),
      }))}
    />
  );
}
