import { type MouseEvent, useEffect, useRef } from 'react';
import { ContactActions } from '../../components/ContactActions.tsx';
import { Text } from '../../i18n/Text.tsx';
import styles from './ErrorSummary.module.css';
import { type FieldName, fieldId, fields, isFieldName } from './fields.ts';
import { FieldErrors, FormErrorText, OtherErrors } from './ServiceErrors.tsx';
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
  const others = Object.entries(fieldErrors).filter(([name]) => !isFieldName(name));
  return (
    <ul>
      {formErrors.map((error) => (
        <li key={`${error.code} ${error.message}`}>
          <FormErrorText error={error} />
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
      {others.map(([name, errors]) => (
        <OtherErrors key={name} errors={errors} />
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
