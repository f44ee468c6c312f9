import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { carMaximum } from '../../../locales/figures.json';
import { isLoanType, type LoanType } from '../../facts/products.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira } from '../../i18n/Naira.tsx';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { headingText } from '../../ui/Elements.tsx';
import styles from './ContactForm.module.css';
import { readReceipt } from './Receipt.tsx';

/** The subject of a message from the page's address. */
export interface Enquiry {
  readonly product?: LoanType;
  /** The amount to borrow, as formatted for the page. */
  readonly amount?: string;
  /** The first sentence of the message. */
  readonly opening?: string;
}

/** The subject of a message from the page's address: a product, perhaps with an amount. */
export function useEnquiry(): Enquiry {
  const { text } = useTexts();
  const language = useLanguage();
  const [search] = useSearchParams();
  const address = useLocation().search;
  const isHistory = useNavigationType() === 'POP';
  // After the reload, or Back, the message of this address has been sent: a form with its first
  // sentence would look unsent.
  const [isAnswered] = useState(() => isHistory && readReceipt()?.search === address);
  const product = search.get('loanType');
  if (isAnswered || !isLoanType(product)) return {};
  const digits = search.get('amount') ?? '';
  // Only the page of car loans leads here with an amount.
  const isPossible = product === 'car' && Number(digits) <= carMaximum.value;
  if (!isPossible || !/^[1-9]\d*$/.test(digits)) return { product };
  const amount = formatCurrency(Number(digits), language);
  const { text: name } = text(`common:menu.links.${product}`);
  const { text: opening } = text('contact:enquiry.message', { product: name, amount });
  return { product, amount, opening };
}

/** The heading of the form. */
export function EnquiryTitle({ product }: Enquiry) {
  return (
    <h2 id="message">
      {product ? (
        <T
          {...headingText}
          i18nKey="contact:enquiry.title"
          elements={{ product: <T i18nKey={`common:menu.links.${product}`} /> }}
        />
      ) : (
        <T {...headingText} i18nKey="contact:form.title" />
      )}
    </h2>
  );
}

/** What the message is about, and what the applicant will have to bring. */
export function EnquiryText({ product, amount }: Enquiry) {
  if (!product) return null;
  return (
    <p className={styles.enquiry}>
      {amount && (
        <T
          i18nKey="contact:enquiry.text"
          elements={{
            product: <T i18nKey={`common:menu.links.${product}`} />,
            amount: <Naira>{amount}</Naira>,
          }}
        />
      )}{' '}
      <T i18nKey={`contact:enquiry.bring.${product}`} />
    </p>
  );
}
