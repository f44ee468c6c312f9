import type { MouseEvent } from 'react';
import targets from '../../ui/LinkTargets.module.css';
import { FieldErrors } from './FieldErrors.tsx';
import { type FieldName, fieldId, fields, isFieldName } from './fields.ts';
import type { Refusal } from './Outcome.ts';
import { ServiceErrorText } from './ServiceErrorText.tsx';

/** All errors of the service; each field error links to its field. */
export function RefusedReasons({ refusal }: { readonly refusal: Refusal }) {
  const { formErrors, fieldErrors } = refusal;
  // Errors of fields that the form does not have.
  const others = Object.entries(fieldErrors).flatMap(([name, errors]) =>
    isFieldName(name) ? [] : errors,
  );
  return (
    <ul className={targets.linkTargets}>
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

// Scrolls to the label rather than the control, so that the label is visible.
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
