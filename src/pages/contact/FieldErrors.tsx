import { Fragment } from 'react';
import { contactFields } from '../../facts/contactFields.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import type { ServiceError } from './sendMessage.ts';

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
export function ErrorText({ of, code, message }: ServiceError & { readonly of: 'form' | 'field' }) {
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
