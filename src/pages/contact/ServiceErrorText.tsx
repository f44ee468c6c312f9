import { T } from '../../i18n/T.tsx';
import type { ServiceError } from './Outcome.ts';

/** The codes of specification, section 8, which have texts in the locale files. */
const codes = {
  form: [
    'BLOCKED',
    'EMPTY',
    'FILES_TOO_BIG',
    'FORM_NOT_FOUND',
    'INACTIVE',
    'NO_FILE_UPLOADS',
    'PROJECT_NOT_FOUND',
    'TOO_MANY_FILES',
  ],
  field: [
    'REQUIRED_FIELD_EMPTY',
    'REQUIRED_FIELD_MISSING',
    'TYPE_EMAIL',
    'TYPE_NUMERIC',
    'TYPE_TEXT',
    'STRIPE_CLIENT_ERROR',
    'STRIPE_SCA_ERROR',
  ],
} as const;

interface ServiceErrorTextProps {
  /** Whether the error is about a field or the form. */
  readonly of: 'form' | 'field';
  readonly error: ServiceError;
}

/** The text of a service error; for an unknown code the service's own text, which is English. */
export function ServiceErrorText({ of, error }: ServiceErrorTextProps) {
  const formCode = codes.form.find((known) => of === 'form' && known === error.code);
  if (formCode) return <T k={`contact:errors.form.${formCode}`} />;
  const fieldCode = codes.field.find((known) => of === 'field' && known === error.code);
  if (fieldCode) return <T k={`contact:errors.field.${fieldCode}`} />;
  return (
    <span lang="en" dir="ltr">
      {error.message}
    </span>
  );
}
