import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrating } from '../../components/browser.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { formService } from '../../site/company.ts';
import { isLoanType } from '../../site/products.ts';
import { Button, HeadingText } from '../../ui/elements.tsx';
import styles from './ContactForm.module.css';
import {
  changeDraft,
  type Draft,
  fillIn,
  forgetDraft,
  isControl,
  readDraft,
  useDraft,
  valuesOf,
} from './draft.ts';
import { ErrorSummary, goToField } from './ErrorSummary.tsx';
import { type BrowserErrors, FormFields } from './FormFields.tsx';
import { Sent } from './Sent.tsx';
import { canBeRetried, mayHaveArrived } from './sendMessage.ts';
import { submission, useSubmission } from './submission.ts';

/** An event that the form announces; one is told from the one before by its time. */
interface News {
  readonly kind: 'cleared' | 'restored' | 'attention';
  readonly time: number;
  /** The number of fields that need attention. */
  readonly count?: number;
}

/** Milliseconds within which a second tap belongs to a double tap. */
const doubleTap = 300;

/**
 * The contact message: idle, submitting, then sent or failed (specification, section 4). The fields are
 * uncontrolled: no failure can empty them.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const stay = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const enquiry = useEnquiry();
  const state = useSubmission();
  const { notice, setNotice, save } = useDraft(form, enquiry.product, enquiry.opening);
  const [browserErrors, setBrowserErrors] = useState<BrowserErrors>({});
  const [news, setNews] = useState<News>();
  const [cleared, setCleared] = useState<Draft>();
  const sentAt = useRef(-doubleTap);
  const failure = state.status === 'failed' ? state.failure : undefined;
  useErrorTitle(failure !== undefined || Object.keys(browserErrors).length > 0);

  // After a quick reply the second press of a double press would send again, or hit what has moved
  // there, as "Reload now". Android counts each tap as a first one.
  const ignoreSecondPress = (event: MouseEvent) => {
    const isTap = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (event.detail < 2 && !(isTap && event.timeStamp - sentAt.current < doubleTap)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (state.status === 'sent')
    return (
      <Sent staysAtFirst={stay.current?.checked === true} onClickCapture={ignoreSecondPress} />
    );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sentAt.current = event.timeStamp;
    setBrowserErrors({});
    setNews(undefined);
    void submission.send(valuesOf(event.currentTarget));
  };

  // The browser's bubble is in the browser's language and disappears, so the message is shown beside
  // the field. The events follow the order of the fields; the first invalid field gets the focus.
  const showInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { target, currentTarget, timeStamp } = event;
    if (!isControl(target)) return;
    // An earlier reply of the service is outdated now, unless the message may have been received.
    if (failure && mayHaveArrived(failure)) setNotice('mayHaveArrived');
    submission.forget();
    const error = target.validity.valueMissing ? 'required' : 'invalid';
    setBrowserErrors((errors) => ({ ...errors, [target.name]: error }));
    const invalid = [...currentTarget.elements].filter((control) => control.matches(':invalid'));
    if (invalid[0] !== target) return;
    goToField(target.name);
    setNews({ kind: 'attention', count: invalid.length, time: timeStamp });
  };

  const takeEdit = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return;
    setNews(undefined);
    submission.noteEdit();
    save();
    // Most input fixes no error, so the state does not change.
    if (!browserErrors[target.name] || !target.validity.valid) return;
    setBrowserErrors(({ [target.name]: _corrected, ...others }) => others);
  };

  // A pending submission cannot be cancelled: an empty form would look sent.
  const clear = (event: FormEvent<HTMLFormElement>) => {
    if (state.status === 'submitting') return event.preventDefault();
    // An empty form has no draft: what the press before has cleared stays.
    setCleared(readDraft() ?? cleared);
    forgetDraft();
    submission.forget();
    setNotice(undefined);
    setBrowserErrors({});
    setNews({ kind: 'cleared', time: event.timeStamp });
  };

  const undoClear = ({ timeStamp }: MouseEvent) => {
    if (!form.current || !cleared) return;
    // What was typed since then stays.
    fillIn(form.current, cleared.values);
    submission.noteEdit();
    const mayHaveArrived = cleared.mayHaveArrived || readDraft()?.mayHaveArrived === true;
    changeDraft({ ...cleared, mayHaveArrived, values: valuesOf(form.current) });
    setNotice(mayHaveArrived ? 'mayHaveArrived' : undefined);
    setCleared(undefined);
    setNews({ kind: 'restored', time: timeStamp });
    goToField('name');
  };

  // The prerendered page has no enquiry, so hydration must show none.
  const { product, values, opening } = isHydrating ? {} : enquiry;
  const isSubmitting = state.status === 'submitting';
  const isSlow = isSubmitting && state.isSlow;
  const shownNotice = state.status === 'idle' ? notice : undefined;
  return (
    <>
      <h2 id="message">
        <HeadingText>
          <T i18nKey={`contact:${product ? 'enquiry' : 'form'}.title`} values={values} />
        </HeadingText>
      </h2>
      <form
        ref={form}
        onSubmit={submit}
        onInvalidCapture={showInvalid}
        onInput={takeEdit}
        onReset={clear}
        onClickCapture={ignoreSecondPress}
        // These make the form work before hydration and without script.
        method="post"
        action={`${formService.endpoint}/f/${formService.key}`}
        aria-labelledby="message"
        className={styles.form}
      >
        {failure && <ErrorSummary failure={failure} />}
        {shownNotice && (
          <T
            parent="p"
            id="draft-notice"
            className={styles.notice}
            i18nKey={`contact:draft.${shownNotice}`}
          />
        )}
        {product && (
          <p className={styles.enquiry}>
            {opening && <T i18nKey="contact:enquiry.text" values={values} />}{' '}
            <T i18nKey={`contact:enquiry.bring.${product}`} />
          </p>
        )}
        <T parent="p" i18nKey="contact:form.note" />
        <FormFields
          browserErrors={browserErrors}
          serviceErrors={failure?.kind === 'refused' ? failure.errors : undefined}
          stay={stay}
        />
        {/* Above the buttons, where it is visible when a button is at the bottom edge of the screen.
            Without a role, because screen readers announce the role of an empty region. */}
        <p
          aria-live="polite"
          className={isSlow || news?.kind === 'cleared' ? '' : 'visually-hidden'}
        >
          {isSubmitting && <T i18nKey={isSlow ? 'contact:form.slow' : 'contact:form.submitting'} />}
          {news && (
            // Another element for each event, because the same text is not announced again.
            <T parent="span" key={news.time} i18nKey={`contact:form.${news.kind}`} values={news} />
          )}
        </p>
        <div className="cluster">
          {/* Not `disabled`, which would remove the focus from the pressed button. */}
          <Button
            type="submit"
            // While “Try again” is the main action.
            variant={failure && canBeRetried(failure) ? 'quiet' : 'primary'}
            aria-disabled={isSubmitting || undefined}
            aria-describedby={shownNotice && 'draft-notice'}
          >
            <T i18nKey={isSubmitting ? 'contact:form.submitting' : 'contact:form.submit'} />
          </Button>
          <Button type="reset" variant="bare" aria-disabled={isSubmitting || undefined}>
            <T i18nKey="contact:form.clear" />
          </Button>
          {cleared && (
            <Button variant="quiet" onClick={undoClear}>
              <T i18nKey="contact:form.undo" />
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

/** The subject of a message from the page's address: a product, perhaps with an amount. */
function useEnquiry() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const product = search.get('loanType');
  if (!isLoanType(product)) return {};
  const name = t(`common:menu.links.${product}`);
  const digits = search.get('amount') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(digits)) return { product, values: { product: name } };
  const values = { product: name, amount: formatCurrency(Number(digits), language) };
  return { product, values, opening: t('contact:enquiry.message', values) };
}

/** Prefixes the page's title with "Error: " while the form has errors: screen readers read the title first. */
function useErrorTitle(hasErrors: boolean): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!hasErrors) return;
    const prefix = `${t('contact:form.errorTitle')}: `;
    document.title = prefix + document.title;
    return () => {
      // A navigation or a change of language may have set another title.
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors, t]);
}
