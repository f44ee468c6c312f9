import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { formService } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { Honeypot } from './Honeypot.tsx';
import { MessageFields } from './MessageFields.tsx';
import { Sent } from './Sent.tsx';
import { submission as submissionOfDocument } from './Submission.ts';
import { useContactForm } from './useContactForm.ts';
import { useEnquiry, useLoanType } from './useEnquiry.ts';

/** The contact message: idle, submitting, then sent or failed (specification, section 4). */
export function ContactForm({ submission = submissionOfDocument }) {
  const enquiry = useEnquiry();
  const loanType = useLoanType();
  const { state, browserErrors, notice, isCleared, form } = useContactForm(submission, enquiry);
  const noticeId = useId();
  const [stays, setStays] = useState(false);
  const hasErrors = state.status === 'failed' || Object.keys(browserErrors).length > 0;
  useErrorTitle(hasErrors);

  if (state.status === 'sent') return <Sent staysAtFirst={stays} />;
  const clear = (event: FormEvent<HTMLFormElement>) => {
    form.onReset(event);
    if (!event.defaultPrevented) setStays(false);
  };
  const failure = state.status === 'failed' ? state.failure : undefined;
  const serviceErrors = failure?.kind === 'refused' ? failure.fieldErrors : {};
  return (
    // `method` and `action` make the form work before hydration and without script.
    <form
      {...form}
      onReset={clear}
      method="post"
      action={`${formService.endpoint}/f/${formService.key}`}
      aria-labelledby="message"
      className={styles.form}
    >
      {failure && <ErrorSummary failure={failure} />}
      {notice && (
        <p id={noticeId} className={styles.notice}>
          <T k={`contact:draft.${notice}`} />
        </p>
      )}
      {loanType && (
        <p className={styles.enquiry}>
          {enquiry.values && <T k="contact:enquiry.text" values={enquiry.values} />}{' '}
          <T k={`contact:enquiry.bring.${loanType}`} />
        </p>
      )}
      <p>
        <T k="contact:form.note" />
      </p>
      <MessageFields browserErrors={browserErrors} serviceErrors={serviceErrors} />
      <StayChoice checked={stays} onChange={setStays} />
      <PrivacyNote />
      <Honeypot />
      <FormActions state={state} isCleared={isCleared} describedBy={notice && noticeId} />
    </form>
  );
}

interface StayChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns off the reload after sending, before it happens (WCAG 2.2.1). Not a field of the message. */
function StayChoice({ checked, onChange }: StayChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = useId();
  // It may have been ticked before hydration, or restored by the browser after a reload.
  useLayoutEffect(() => {
    if (box.current?.checked) onChange(true);
  }, [onChange]);
  return (
    <div>
      <label htmlFor={id} className={styles.choice}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={checked}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <T k="contact:form.stay.label" />
      </label>
      <p id={hintId} className={styles.hint}>
        <T k="contact:form.stay.hint" />
      </p>
    </div>
  );
}

function PolicyLink({ children }: { readonly children?: ReactNode }) {
  return <SiteLink to={paths.privacyHome}>{children}</SiteLink>;
}

function PrivacyNote() {
  return (
    <p className={styles.hint}>
      <T k="contact:form.privacy" components={{ policy: PolicyLink }} />
    </p>
  );
}

/** Prefixes the page's title with "Error: " while the form has errors: screen readers read the title first. */
function useErrorTitle(hasErrors: boolean): void {
  const { t } = useTranslator();
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    const prefixed = `${t('contact:form.errorTitle')}: ${title}`;
    document.title = prefixed;
    return () => {
      // A navigation or a change of language may have set another title.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasErrors, t]);
}
