import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Text } from '../../i18n/Text.tsx';
import { formService } from '../../site/company.ts';
import { paths } from '../../site/paths.ts';
import styles from './ContactForm.module.css';
import { delivery as deliveryOfDocument } from './Delivery.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormActions } from './FormActions.tsx';
import { laterParts } from './laterParts.ts';
import { MessageFields } from './MessageFields.tsx';
import { RobotTrap } from './RobotTrap.tsx';
import { useContactForm } from './useContactForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';

/** The contact message: idle, submitting, then sent or failed (specification, section 4). */
export function ContactForm({ delivery = deliveryOfDocument }) {
  const { state, browserErrors, news, isCleared, form } = useContactForm(delivery);
  const newsId = useId();
  const [stays, setStays] = useState(false);
  const hasErrors = state.status === 'failed' || Object.keys(browserErrors).length > 0;
  useErrorTitle(hasErrors);

  const { Sent } = laterParts();
  if (state.status === 'sent') return Sent && <Sent staysAtFirst={stays} />;
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
      {news && (
        <p id={newsId} className={styles.news}>
          <Text k={`contact:draft.${news}`} />
        </p>
      )}
      <p>
        <Text k="contact:form.note" />
      </p>
      <MessageFields browserErrors={browserErrors} serviceErrors={serviceErrors} />
      <StayChoice checked={stays} onChange={setStays} />
      <PrivacyNote />
      <RobotTrap />
      <FormActions state={state} isCleared={isCleared} describedBy={news && newsId} />
    </form>
  );
}

interface StayChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Turns the reload after sending off before one meets it (WCAG 2.2.1). It is no part of the message. */
function StayChoice({ checked, onChange }: StayChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = useId();
  // Ticked before the script was there, or ticked again by the browser after a reload.
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
