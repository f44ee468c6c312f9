import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { businessMaximum, carMaximum } from '../../../locales/figures.json';
import { savesData, useIsHydrating, whenIdle } from '../../components/browser.ts';
import { ContactWays } from '../../components/ContactWays.tsx';
import { ContactActions } from '../../components/links.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { langProps, T } from '../../i18n/T.tsx';
import { company } from '../../site/company.ts';
import { isLoanType, type LoanType } from '../../site/products.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadingText } from '../../ui/ScreenReaderText.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import type { Enquiry } from './draft.ts';
import { useSubmission } from './submission.ts';

/** The form first, and beside it all other ways to reach the company. */
export function ContactPage() {
  const [search] = useSearchParams();
  const enquiry = useEnquiry(search);
  return (
    <>
      <PageHeader title="contact:page.title" lead="contact:header.lead">
        <div className={styles.actions}>
          <ContactActions variant="quiet" />
        </div>
      </PageHeader>
      <div className={styles.columns}>
        <section className={styles.message}>
          <h2 id="message">
            <HeadingText>
              <FormTitle product={enquiry.product} />
            </HeadingText>
          </h2>
          {/* Another subject gets another form, which takes over the draft. */}
          <ContactForm key={`${search}`} enquiry={enquiry} />
        </section>
        <section className={styles.ways}>
          <T parent="h2" id="speak" i18nKey="contact:direct.title" />
          <ContactWays />
          <OfficeMap />
        </section>
      </div>
    </>
  );
}

/** The largest amounts; the specification gives none for personal funding. */
const maximums = { car: carMaximum.value, business: businessMaximum.value, personal: 0 };

/** The enquiry of the page's address. The prerendered page has none, so hydration must show none. */
function useEnquiry(search: URLSearchParams): Enquiry {
  const { t } = useTranslation();
  const language = useLanguage();
  const product = search.get('loanType');
  const digits = search.get('amount') ?? '';
  if (!isLoanType(product)) return {};
  const isValid = /^[1-9]\d*$/.test(digits) && Number(digits) <= maximums[product];
  if (!isValid) return { product };
  const values = {
    product: t(`common:menu.links.${product}`),
    amount: formatCurrency(Number(digits), language),
  };
  return { product, values, opening: t('contact:enquiry.message', values) };
}

/** The target of Start Your Application: it names the product that one comes from, and what was sent. */
function FormTitle({ product }: { readonly product: LoanType | undefined }) {
  const { t } = useTranslation();
  const { status } = useSubmission();
  const isHydrating = useIsHydrating();
  if (status === 'sent') return <T i18nKey="contact:sent.title" />;
  if (isHydrating || !product) return <T i18nKey="contact:form.title" />;
  const values = { product: t(`common:menu.links.${product}`) };
  return <T i18nKey="contact:enquiry.title" values={values} />;
}

/** The map, which costs data: under Save-Data and offline it loads when the visitor asks for it. */
function OfficeMap() {
  const { t, i18n } = useTranslation();
  const [loading, setLoading] = useState<'undecided' | 'ask' | 'load'>('undecided');
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!navigator.onLine || savesData()) return setLoading('ask');
    // Creating a frame is a long task on a phone, even a lazy one, so it waits for an idle page.
    void whenIdle().then(() => setLoading('load'));
  }, []);
  return (
    <div className={styles.map}>
      {loading === 'load' && (
        <iframe
          {...langProps(i18n, 'contact:map.frame')}
          title={t('contact:map.frame')}
          src={company.map.frame}
          loading="lazy"
          // Not focusable while it loads: a focus inside the frame would be lost when its document
          // arrives.
          tabIndex={isThere ? undefined : -1}
          onLoad={() => setIsThere(true)}
          // The maps site that the frame opens works only outside of the sandbox.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      )}
      {loading === 'ask' && (
        <div className={styles.ask}>
          <T parent="p" i18nKey="contact:map.notLoaded" />
          <Button variant="quiet" onClick={() => setLoading('load')}>
            <T i18nKey="contact:map.show" />
          </Button>
        </div>
      )}
    </div>
  );
}
