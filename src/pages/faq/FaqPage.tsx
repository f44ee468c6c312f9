import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type faq from '../../../locales/en/faq.json';
import { textTags } from '../../components/agreementWords.tsx';
import { FallingBehind } from '../../components/FallingBehind.tsx';
import { ContactWays, linkTag } from '../../components/links.tsx';
import { PageHeader, Section } from '../../components/pageParts.tsx';
import { type Entry, entries } from '../../i18n/entries.ts';
import type { Key } from '../../i18n/keys.ts';
import { useI18n } from '../../i18n/languages.ts';
import { langProps, T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes } from '../../site/products.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './FaqPage.module.css';

/** The question whose answer is the steps that product pages and terms have. */
const lateQuestion: keyof (typeof faq.tabs)['customer-service']['questions'] =
  'what-if-i-cannot-pay-on-time';

const faqTabs = ['loan-options', 'customer-service'] as const;

export function FaqPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const own = (key: Key) => (langProps(i18n, key).lang ? undefined : t(key));
  const { tab, setTab, open, setOpen } = useOpenQuestions();
  return (
    <>
      <PageHeader title="faq:page.title" lead="faq:lead">
        {/* The product pages govern, because some answers contain generic figures as well. */}
        <div className={styles.notice}>
          <Icon name="info" />
          <T parent="p" i18nKey="faq:notice" components={productTags} />
        </div>
      </PageHeader>
      <div className={styles.columns}>
        <div>
          <T parent="h2" className="visually-hidden" i18nKey="faq:tabsLabel" />
          <Tabs
            label={own('faq:tabsLabel')}
            active={tab}
            onActiveChange={setTab}
            tabs={faqTabs.map((id) => ({
              id,
              label: own(`faq:tabs.${id}.name`),
              name: <T i18nKey={`faq:tabs.${id}.name`} />,
              content: (
                <Accordion
                  open={open}
                  onOpenChange={setOpen}
                  items={entries(i18n, `faq:tabs.${id}.questions`).map((question) => ({
                    id: question.id,
                    heading: <T i18nKey={question.at('question')} />,
                    content: <Answer to={question} />,
                  }))}
                />
              ),
            }))}
          />
        </div>
        <Section id="contact" title="faq:contact.title">
          <ContactWays />
        </Section>
      </div>
    </>
  );
}

/** The active tab and the open answers; a link to a question opens both. */
function useOpenQuestions() {
  const i18n = useI18n();
  const { hash, key } = useLocation();
  const [tab, setTab] = useState<string>(faqTabs[0]);
  const [open, setOpen] = useState<string[]>([]);

  // `key` changes with every navigation, so the same link opens the answer again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above; a language change opens nothing
  useLayoutEffect(() => {
    const question = hash.slice(1);
    const found = faqTabs.find((name) =>
      entries(i18n, `faq:tabs.${name}.questions`).some(({ id }) => id === question),
    );
    if (!found) return;
    setTab(found);
    setOpen((others) => [...new Set([...others, question])]);
  }, [hash, key]);

  return { tab, setTab, open, setOpen };
}

const productTags = Object.fromEntries(
  loanTypes.map((loanType) => [loanType, linkTag(productPath(loanType))]),
);

/**
 * What this lender offers, with the whole cost where one compares; after it, where the owner gives
 * generic figures, what others do.
 */
function Answer({ to: { id, at, has } }: { readonly to: Entry }) {
  if (id === lateQuestion) return <FallingBehind />;
  return ['answer', 'whole', 'general']
    .filter(has)
    .map((part) => (
      <T parent="p" key={part} className={styles.answer} i18nKey={at(part)} components={textTags} />
    ));
}
