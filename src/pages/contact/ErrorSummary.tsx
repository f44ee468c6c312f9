import { type MouseEvent, useEffect, useRef } from 'react';
import { ContactActions } from '../../components/ContactActions.tsx';
import { Text } from '../../i18n/Text.tsx';
import styles from './ErrorSummary.module.css';
import { FieldErrors } from './FieldErrors.tsx';
import { type FieldName, fieldId, fields, isFieldName } from './fields.ts';
import { ServiceErrorText } from './ServiceErrorText.tsx';
import type { Failure } from './useContactForm.ts';

/**
 * Why a message was not sent. It takes the focus, because a message that was not sent must never
 * look sent; each entry about a field leads to that field.
 */
export function ErrorSummary({ failure }: { readonly failure: Failure }) {
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure takes the focus anew
  useEffect(() => summary.current?.focus(), [failure]);
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className={styles.summary}
    >
      <h3 id="error-summary-title">
        <Text k="errors:form.summary" />
      </h3>
      <Reasons failure={failure} />
      <p>
        <Text k="errors:form.kept" />
      </p>
      <ContactActions />
    </section>
  );
}

function Reasons({ failure }: { readonly failure: Failure }) {
  if (failure.kind !== 'refused') {
    return (
      <p>
        <Text k={failure.kind === 'unreachable' ? 'errors:form.network' : 'errors:form.format'} />
      </p>
    );
  }
  const { formErrors, fieldErrors } = failure;
  // Errors of fields that this form does not have.
  const others = Object.entries(fieldErrors).flatMap(([name, errors]) =>
    isFieldName(name) ? [] : errors,
  );
  return (
    <ul>
      {formErrors.map((error) => (
        <li key={`${error.code} ${error.message}`}>
          <ServiceErrorText of="form" error={error} />
        </li>
      ))}
      {fields
        .filter((field) => fieldErrors[field])
        .map((field) => (
          <li key={field}>
            <FieldLink field={field}>
              <FieldErrors field={field} errors={fieldErrors[field] ?? []} />
            </FieldLink>
          </li>
        ))}
      {others.map((error) => (
        <li key={`${error.code} ${error.message}`}>
          <ServiceErrorText of="field" error={error} />
        </li>
      ))}
    </ul>
  );
}

interface FieldLinkProps {
  readonly field: FieldName;
  readonly children: React.ReactNode;
}

// The label comes into view, not the control: one must see what one is asked for.
function goToField(event: MouseEvent, field: FieldName): void {
  event.preventDefault();
  document.querySelector(`label[for="${fieldId(field)}"]`)?.scrollIntoView();
  document.getElementById(fieldId(field))?.focus({ preventScroll: true });
}

function FieldLink({ field, children }: FieldLinkProps) {
  return (
    <a href={`#${fieldId(field)}`} onClick={(event) => goToField(event, field)}>
      {children}
    </a>
  );
}
