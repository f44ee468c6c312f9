import type { MouseEvent } from 'react';
import { FieldErrors } from './FieldErrors.tsx';
import { type FieldName, fieldId, fields, isFieldName } from './fields.ts';
import type { Refusal } from './Outcome.ts';
import { ServiceErrorText } from './ServiceErrorText.tsx';

/** Everything that the service found wrong; each entry about a field leads to that field. */
export function RefusedReasons({ refusal }: { readonly refusal: Refusal }) {
  const { formErrors, fieldErrors } = refusal;
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
