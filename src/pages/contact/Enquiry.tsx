import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { carMaximum } from '../../../locales/figures.json';
import { carTerms, Months } from '../../components/LoanCost.tsx';
import { isLoanType, type LoanType } from '../../facts/products.ts';
import { formatCurrency, monthValues } from '../../i18n/format.ts';
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
  /** The months to repay it. */
  readonly months?: number;
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
  const months = Number(search.get('months'));
  // Only the page of car loans leads here with a loan.
  const isPossible =
    product === 'car' && Number(digits) <= carMaximum.value && carTerms.includes(months);
  if (!isPossible || !/^[1-9]\d*$/.test(digits)) return { product };
  const amount = formatCurrency(Number(digits), language);
  const { text: opening } = text('contact:enquiry.message', {
    product: text(`common:menu.links.${product}`).text,
    amount,
    months: text('common:units.month', monthValues(months, language)).text,
  });
  return { product, amount, months, opening };
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
export function EnquiryText({ product, amount, months }: Enquiry) {
  if (!product) return null;
  return (
    <p className={styles.enquiry}>
      {amount && months && (
        <T
          i18nKey="contact:enquiry.text"
          elements={{
            product: <T i18nKey={`common:menu.links.${product}`} />,
            amount: <Naira>{amount}</Naira>,
            months: <Months months={months} />,
          }}
        />
      )}{' '}
      <T i18nKey={`contact:enquiry.bring.${product}`} />
    </p>
  );
}
