import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { formService } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';
import { isLoanType } from '../../site/products.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldId } from './fields.ts';
import { MessageFields } from './MessageFields.tsx';
import { Sent } from './Sent.tsx';
import { type ContactState, useContactForm } from './useContactForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';

/** Chooses the product that the visitor came from, unless he has chosen already. */
function usePreselectedProduct(): void {
  const loanType = useSearchParams()[0].get('loanType');
  useEffect(() => {
    const select = document.getElementById(fieldId('loanType'));
    if (!(select instanceof HTMLSelectElement) || select.value !== '') return;
    if (isLoanType(loanType)) select.value = loanType;
  }, [loanType]);
}

/** The contact message: idle, submitting, then sent or failed (specification, section 4). */
export function ContactForm() {
  const { state, browserErrors, form } = useContactForm();
  const [stays, setStays] = useState(false);
  const hasErrors = state.status === 'failed' || Object.keys(browserErrors).length > 0;
  usePreselectedProduct();
  useErrorTitle(hasErrors);

  if (state.status === 'sent') return <Sent staysAtFirst={stays} />;
  const clear = (event: FormEvent<HTMLFormElement>) => {
    form.onReset(event);
    if (!event.defaultPrevented) setStays(false);
  };
  const failure = state.status === 'failed' ? state.failure : undefined;
  const serviceErrors = failure?.kind === 'refused' ? failure.fieldErrors : {};
  return (
    // Method and action make it work before and without the script.
    <form
      {...form}
      onReset={clear}
      method="post"
      action={`${formService.endpoint}/f/${formService.key}`}
      aria-labelledby="message"
      className={styles.form}
    >
      {failure && <ErrorSummary failure={failure} />}
      <p>
        <Text k="contact:form.note" />
      </p>
      <MessageFields browserErrors={browserErrors} serviceErrors={serviceErrors} />
      <StayChoice checked={stays} onChange={setStays} />
      <PrivacyNote />
      <Actions isSubmitting={state.status === 'submitting'} isCleared={isCleared(state)} />
    </form>
  );
}

function isCleared(state: ContactState): boolean {
  return state.status === 'idle' && state.cleared === true;
}

interface StayChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns the reload after sending off before one meets it (WCAG 2.2.1). It is no part of the message. */
function StayChoice({ checked, onChange }: StayChoiceProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Text k="contact:form.stay.label" />
      </label>
      <p id={hintId} className={styles.hint}>
        <Text k="contact:form.stay.hint" />
      </p>
    </div>
  );
}

function PrivacyNote() {
  return (
    <p className={styles.hint}>
      <Text
        k="contact:form.privacy"
        tags={{ policy: (name) => <SiteLink to={paths.privacyHome}>{name}</SiteLink> }}
      />
    </p>
  );
}

interface ActionsProps {
  readonly isSubmitting: boolean;
  readonly isCleared: boolean;
}

function Actions({ isSubmitting, isCleared }: ActionsProps) {
  const { t } = useWords();
  return (
    <div className="cluster">
      {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
      <Button type="submit" aria-disabled={isSubmitting || undefined}>
        <Text k={isSubmitting ? 'contact:form.submitting' : 'contact:form.submit'} />
      </Button>
      <Button type="reset" look="bare" aria-disabled={isSubmitting || undefined}>
        <Text k="contact:form.clear" />
      </Button>
      <p role="status" className={isCleared ? undefined : 'visually-hidden'}>
        {isSubmitting && t('contact:form.submitting')}
        {isCleared && <Text k="contact:form.cleared" />}
      </p>
    </div>
  );
}
