import { Fragment, type MouseEvent } from 'react';
import { contactTags } from '../../components/links.tsx';
import { showPart } from '../../components/screenReaders.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { emailLink } from '../../site/company.ts';
import { contactFields } from '../../site/contactFields.ts';
import { isLoanType } from '../../site/products.ts';
import { Button, buttonClass, headingText, linkTargets } from '../../ui/elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ContactForm.module.css';
import { readSavedMessage } from './savedMessage.ts';
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
      <T parent="p" i18nKey="contact:errors.form.kept" components={contactTags} />
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
  form?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  form?.requestSubmit();
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

/** The id of a field's control, for labels and links. */
export function fieldId(field: string): string {
  return `contact-${field}`;
}

/**
 * Focuses a field and scrolls to its label; where both do not fit, the control itself is in view.
 */
export function goToField(field: string): void {
  const control = document.getElementById(fieldId(field));
  control?.focus({ preventScroll: true });
  // After the rendering of the field's error, which moves the field.
  requestAnimationFrame(() => {
    document.querySelector(`label[for="${fieldId(field)}"]`)?.scrollIntoView({ block: 'start' });
    control?.scrollIntoView({ block: 'nearest' });
  });
}

interface FieldErrorsProps {
  /** The name of a field, which the form may lack. */
  readonly field: string;
  readonly errors: readonly ServiceError[];
}

/** The service's errors for a field: the field's name once, then the errors, joined by commas. */
export function FieldErrors({ field, errors }: FieldErrorsProps) {
  const known = contactFields.find(({ name }) => name === field);
  const name = known ? (
    <T i18nKey={`contact:form.${known.name}.prefix`} />
  ) : (
    <T i18nKey="contact:form.otherField" values={{ field }} />
  );
  const list = errors.map((error, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply does not change, and may repeat an error
    <Fragment key={index}>
      {index > 0 && <span>, </span>}
      <ErrorText of="field" {...error} />
    </Fragment>
  ));
  return <T i18nKey="contact:errors.field.line" elements={{ field: name, errors: list }} />;
}

/** The text of an error's code; for an unknown code the service's own text, which is English. */
function ErrorText({ of, code, message }: ServiceError & { readonly of: 'form' | 'field' }) {
  const { isKnown } = useTexts();
  // The locale files say which codes are known; their other keys are not in capitals. TypeScript
  // cannot know a code that comes with a reply.
  const key = `contact:errors.${of}.${code}` as Key;
  if (code && /^[A-Z_]+$/.test(code) && isKnown(key)) return <T i18nKey={key} />;
  return (
    <span lang="en" dir="ltr">
      {message}
    </span>
  );
}

/** A `mailto:` link to the company with the content of the form. */
function EmailInstead() {
  const { text } = useTexts();
  const address = () => {
    const { message = '', loanType, ...others } = readSavedMessage()?.values ?? {};
    const product = isLoanType(loanType) ? text(`common:menu.links.${loanType}`).text : '';
    const signature = [...Object.values(others), product].filter(Boolean).join('\n');
    const { text: subject } = text('contact:errors.email.subject', { name: others.name ?? '' });
    // RFC 6068 requires CRLF.
    const body = `${message}\n\n${signature}`.replaceAll('\n', '\r\n');
    return `${emailLink}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
  return (
    <a
      href={address()}
      // Edits of the form do not render the summary again, so the address is renewed here.
      onClick={({ currentTarget }) => {
        currentTarget.href = address();
      }}
      className={buttonClass('quiet')}
    >
      <Icon name="mail" />
      <T i18nKey="contact:errors.email.link" />
    </a>
  );
}
