import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type faq from '../../../locales/en/faq.json';
import { storedForEntry, useEntryState } from '../../browser/historyEntry.ts';
import { ContactWays } from '../../components/ContactLinks.tsx';
import { FallingBehind } from '../../components/FallingBehind.tsx';
import { linkTag } from '../../components/Links.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { textTags } from '../../components/TextTags.tsx';
import { productPath } from '../../facts/paths.ts';
import { loanTypes } from '../../facts/products.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { type TextGroup, useTexts } from '../../i18n/texts.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './FaqPage.module.css';

/** The question that is answered by the steps of product pages and terms. */
const lateQuestion: keyof (typeof faq.tabs)['customer-service']['questions'] =
  'what-if-i-cannot-pay-on-time';

export function FaqPage() {
  const { text, list } = useTexts();
  const own = (key: Key) => (text(key).isFallback ? undefined : text(key).text);
  const { tab, setTab, open, setOpen } = useOpenQuestions();
  return (
    <>
      <PageHeader title="faq:page.title" lead="faq:lead" picture="step-review">
        {/* The product pages govern, because some answers contain generic figures as well. */}
        <T parent="p" className="callout" i18nKey="faq:notice" components={productTags} />
      </PageHeader>
      <div className={`full-bleed stack ${styles.columns}`}>
        <div>
          <T parent="h2" className="visually-hidden" i18nKey="faq:tabsLabel" />
          <Tabs
            label={own('faq:tabsLabel')}
            active={tab}
            onActiveChange={setTab}
            tabs={list('faq:tabs').map(({ id, key }) => ({
              id,
              label: own(key('name')),
              name: <T i18nKey={key('name')} />,
              content: (
                <Accordion
                  open={open}
                  onOpenChange={setOpen}
                  items={list(key('questions')).map((question) => ({
                    id: question.id,
                    heading: <T i18nKey={question.key('question')} />,
                    content: <Answer to={question} />,
                  }))}
                />
              ),
            }))}
          />
        </div>
        <Section id="contact" title="faq:contact.title" variant="quiet">
          <ContactWays />
        </Section>
      </div>
    </>
  );
}

const isList = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((member) => typeof member === 'string');

/** The active tab and the open answers; a link to a question opens both. */
function useOpenQuestions() {
  const { list } = useTexts();
  const { hash, key: navigation } = useLocation();
  const tabs = list('faq:tabs');
  const isTab = (stored: unknown): stored is string => tabs.some(({ id }) => id === stored);
  const [tab, setTab] = useEntryState('tab', tabs[0]?.id ?? '', isTab);
  const [open, setOpen] = useEntryState<string[]>('open', [], isList);

  // `navigation` changes with every navigation, so the same link opens the answer again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; a language change opens nothing
  useLayoutEffect(() => {
    // Back, Forward or a reload: what the visitor has chosen since then counts.
    if (isTab(storedForEntry('tab'))) return;
    const question = hash.slice(1);
    const found = tabs.find(({ key }) => list(key('questions')).some(({ id }) => id === question));
    if (!found) return;
    setTab(found.id);
    setOpen((others) => [...new Set([...others, question])]);
  }, [hash, navigation]);

  return { tab, setTab, open, setOpen };
}

const productTags = Object.fromEntries(
  loanTypes.map((loanType) => [loanType, linkTag(productPath(loanType))]),
);

/**
 * The answer to a question: what this lender offers, with the whole cost where a visitor compares
 * costs; then, where the owner gives generic figures, what other lenders do.
 */
function Answer({ to: { id, key, hasText } }: { readonly to: TextGroup }) {
  if (id === lateQuestion) return <FallingBehind />;
  return ['answer', 'whole', 'general']
    .filter(hasText)
    .map((part) => (
      <T
        parent="p"
        key={part}
        className={styles.answer}
        i18nKey={key(part)}
        components={textTags}
      />
    ));
}
