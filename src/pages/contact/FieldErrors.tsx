import { Fragment } from 'react';
import { T } from '../../i18n/T.tsx';
import type { FieldName } from './fields.ts';
import type { ServiceError } from './Outcome.ts';
import { ServiceErrorText } from './ServiceErrorText.tsx';

interface FieldErrorsProps {
  readonly field: FieldName;
  readonly errors: readonly ServiceError[];
}

/** The service's errors of a field: its name once, then the errors joined by commas. */
export function FieldErrors({ field, errors }: FieldErrorsProps) {
  return (
    <>
      <T k={`contact:form.${field}.prefix`} />{' '}
      {errors.map((error, index) => (
        <Fragment key={`${error.code} ${error.message}`}>
          {index > 0 && ', '}
          <ServiceErrorText of="field" error={error} />
        </Fragment>
      ))}
    </>
  );
}
