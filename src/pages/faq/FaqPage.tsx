import { type ReactNode, useId } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import type { Entry } from '../../i18n/createTranslator.ts';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { productPath } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
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
      <PageHeader title={<T k="faq:page.title" />}>
        <p>
          <T k="faq:lead" />
        </p>
        <Notice />
      </PageHeader>
      <h2 id={tabsLabel} className="visually-hidden">
        <T k="faq:tabsLabel" />
      </h2>
      <div className={styles.questions}>
        <Tabs
          labelledBy={tabsLabel}
          active={tab}
          onActiveChange={setTab}
          tabs={faqTabs.map((id) => ({
            id,
            name: <T k={`faq:tabs.${id}.name`} />,
            content: <Questions tab={id} open={open} onOpenChange={setOpen} />,
          }))}
        />
      </div>
      <ContactCards />
    </>
  );
}

function linkTo(loanType: LoanType) {
  return ({ children }: { readonly children?: ReactNode }) => (
    <SiteLink to={productPath(loanType)}>{children}</SiteLink>
  );
}

const CarLink = linkTo('car');
const PersonalLink = linkTo('personal');
const BusinessLink = linkTo('business');

/** A notice that the product pages govern, because some answers contain generic figures as well. */
function Notice() {
  return (
    <div className={styles.notice}>
      <Icon name="info" />
      <p>
        <T
          k="faq:notice"
          components={{ car: CarLink, personal: PersonalLink, business: BusinessLink }}
        />
      </p>
    </div>
  );
}

/** What this lender offers; after it, where the owner gives generic figures, what others do. */
function Answer({ to: { at, has } }: { readonly to: Entry }) {
  return (['answer', 'general'] as const).filter(has).map((part) => (
    <p key={part} className={styles.answer}>
      <T k={at(part)} />
    </p>
  ));
}

interface QuestionsProps {
  readonly tab: FaqTab;
  readonly open: readonly string[];
  readonly onOpenChange: (open: string[]) => void;
}

function Questions({ tab, open, onOpenChange }: QuestionsProps) {
  const { entries } = useTranslator();
  return (
    <Accordion
      headingLevel="h3"
      open={open}
      onOpenChange={onOpenChange}
      items={entries(`faq:tabs.${tab}.questions`).map((question) => ({
        id: question.id,
        heading: <T k={question.at('question')} />,
        content: <Answer to={question} />,
      }))}
    />
  );
}
