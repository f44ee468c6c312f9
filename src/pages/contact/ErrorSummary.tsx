import type { MouseEvent } from 'react';
import { showPart } from '../../browser/focus.ts';
import { CallOrChat } from '../../components/ContactLinks.tsx';
import { contactFields } from '../../facts/contactFields.ts';
import { T } from '../../i18n/T.tsx';
import { Button, headingText, linkTargets } from '../../ui/Elements.tsx';
import styles from './ContactForm.module.css';
import { fieldId, goToField } from './controls.ts';
import { EmailInstead } from './EmailInstead.tsx';
import { ErrorText, FieldErrors } from './FieldErrors.tsx';
import { canBeRetried, type Failure, mayHaveArrived, type ServiceError } from './sendMessage.ts';

/**
 * Says why a message was not, or may not have been, sent, and offers ways to continue. Its heading
 * gets the focus, so that an unsent message never looks sent; each error of a field links to the
 * field.
 */
export function ErrorSummary({ failure }: { readonly failure: Failure }) {
  const { kind, status = 0, errors } = failure;
  const isUncertain = mayHaveArrived(failure);
  const texts = [
    kind !== 'refused' && kind,
    status === 429 && 'busy',
    status >= 500 && 'trouble',
    isUncertain && 'twice',
  ] as const;
  return (
    <div className={`callout stack ${styles.summary}`}>
      {/* The heading and not the region gets the focus: Orca calls a focused region clickable. */}
      <h3 ref={show}>
        <T
          {...headingText}
          i18nKey={`contact:errors.form.${isUncertain ? 'uncertain' : 'summary'}`}
        />
      </h3>
      {errors && <Reasons errors={errors} />}
      {texts.map(
        (text) => text && <T parent="p" key={text} i18nKey={`contact:errors.form.${text}`} />,
      )}
      <CallOrChat i18nKey="contact:errors.form.kept" />
      <p className="cluster">
        {canBeRetried(failure) && (
          <Button onClick={pressSubmit}>
            <T i18nKey="contact:errors.form.retry" />
          </Button>
        )}
        <EmailInstead />
      </p>
    </div>
  );
}

// Each failure has its own summary, because the state between two is "submitting".
const show = (heading: HTMLElement | null) => {
  if (heading) showPart(heading);
};

// Focuses the form's own button, because the pressed one is removed.
function pressSubmit({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  const submit = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  submit?.focus();
  submit?.click();
}

/** The service's errors: those of the form, then those of fields, with links to known fields. */
function Reasons({ errors }: { readonly errors: readonly ServiceError[] }) {
  const ofForm = errors.filter(({ field }) => !field);
  const named = errors.flatMap(({ field }) => field || []);
  const known: readonly string[] = contactFields.map(({ name }) => name);
  // In the order of the form.
  const fields = new Set([...known.filter((name) => named.includes(name)), ...named]);
  const follow = (event: MouseEvent, field: string) => {
    event.preventDefault();
    goToField(field);
  };
  return (
    <ul className={linkTargets}>
      {ofForm.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reply does not change, and may repeat an error
        <li key={index}>
          <ErrorText of="form" {...error} />
        </li>
      ))}
      {[...fields].map((field) => {
        const ofField = errors.filter((error) => error.field === field);
        const line = <FieldErrors field={field} errors={ofField} />;
        return (
          <li key={field}>
            {known.includes(field) ? (
              <a href={`#${fieldId(field)}`} onClick={(event) => follow(event, field)}>
                {line}
              </a>
            ) : (
              line
            )}
          </li>
        );
      })}
    </ul>
  );
}
