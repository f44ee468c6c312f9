import { Fragment } from 'react';
import { Text } from '../../i18n/Text.tsx';
import type { FieldName } from './fields.ts';
import type { ServiceError } from './sendMessage.ts';

const formCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

const fieldCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
] as const;

/** The service's own words, for a code that the site has none for: they are English. */
function ServiceText({ message }: { readonly message: string }) {
  return (
    <span lang="en" dir="ltr">
      {message}
    </span>
  );
}

/** What the service says of the whole form (specification, section 8). */
export function FormErrorText({ error }: { readonly error: ServiceError }) {
  const code = formCodes.find((known) => known === error.code);
  return code ? <Text k={`errors:form.${code}`} /> : <ServiceText message={error.message} />;
}

function FieldErrorText({ error }: { readonly error: ServiceError }) {
  const code = fieldCodes.find((known) => known === error.code);
  return code ? <Text k={`errors:field.${code}`} /> : <ServiceText message={error.message} />;
}

interface FieldErrorsProps {
  readonly field: FieldName;
  readonly errors: readonly ServiceError[];
}

/** All that the service says of one field: its name once, the errors joined by commas. */
export function FieldErrors({ field, errors }: FieldErrorsProps) {
  return (
    <>
      <Text k={`contact:form.${field}.prefix`} />{' '}
      {errors.map((error, index) => (
        <Fragment key={`${error.code} ${error.message}`}>
          {index > 0 && ', '}
          <FieldErrorText error={error} />
        </Fragment>
      ))}
    </>
  );
}

/** Errors of fields that this form does not have. */
export function OtherErrors({ errors }: { readonly errors: readonly ServiceError[] }) {
  return errors.map((error) => (
    <li key={`${error.code} ${error.message}`}>
      <FieldErrorText error={error} />
    </li>
  ));
}
