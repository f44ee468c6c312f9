import { Fragment, type ReactNode } from 'react';
import { CallOrChat } from '../../components/ContactLinks.tsx';
import {
  type ContactField,
  contactFields,
  type FieldName,
  hasFormat,
  type InputField,
} from '../../facts/contactFields.ts';
import type { Key } from '../../i18n/keys.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import { fieldId } from './controls.ts';
import { FieldErrors } from './FieldErrors.tsx';
import type { ServiceError } from './sendMessage.ts';

/** The errors of the browser's constraint validation. */
export type BrowserErrors = Partial<Readonly<Record<FieldName, 'required' | 'invalid'>>>;

interface ContactFieldsProps {
  readonly browserErrors: BrowserErrors;
  readonly serviceErrors: readonly ServiceError[];
}

/** The fields of the table, each with its label, hint and error. */
export function ContactFields({ browserErrors, serviceErrors }: ContactFieldsProps) {
  const { isKnown } = useTexts();
  return contactFields.map((field) => {
    // The English file says which fields have these texts.
    const hint = `contact:form.${field.name}.hint` as Key;
    const instead = `contact:form.${field.name}.instead` as Key;
    return (
      <Fragment key={field.name}>
        <Field
          id={fieldId(field.name)}
          label={<T i18nKey={`contact:form.${field.name}.label`} />}
          hint={isKnown(hint) && <T i18nKey={hint} />}
          error={errorOf(field, browserErrors[field.name], serviceErrors)}
        >
          {(control) => <Control {...control} field={field} />}
        </Field>
        {isKnown(instead) && <CallOrChat className="note" i18nKey={instead} />}
      </Fragment>
    );
  });
}

function errorOf(
  field: ContactField,
  browserError: BrowserErrors[FieldName],
  serviceErrors: readonly ServiceError[],
): ReactNode {
  if (browserError === 'invalid' && hasFormat(field))
    return <T i18nKey={`contact:form.${field.name}.invalid`} />;
  if (browserError === 'required' && field.isRequired)
    return <T i18nKey={`contact:form.${field.name}.required`} />;
  // Specification, section 5. The summary lists the errors of all fields.
  if (field.name !== 'email' && field.name !== 'message') return null;
  const errors = serviceErrors.filter((error) => error.field === field.name);
  return errors.length > 0 && <FieldErrors field={field.name} errors={errors} />;
}

/** An uncontrolled control, so that no failure can empty it. */
function Control({ field, ...control }: ControlProps & { readonly field: ContactField }) {
  const attributes = { ...control, name: field.name, required: field.isRequired };
  if (field.control === 'textarea')
    // Chromium scrolls only to the caret of a text of many lines, and leaves the ring out of view. A
    // press on the label clicks the field, too.
    return (
      <textarea
        {...attributes}
        onClick={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      />
    );
  if (field.control === 'select')
    return (
      <select {...attributes}>
        <Options {...field} />
      </select>
    );
  const { control: type, autoComplete, pattern, inputMode }: InputField = field;
  return (
    <input
      {...attributes}
      type={type}
      autoComplete={autoComplete}
      pattern={pattern}
      inputMode={inputMode}
    />
  );
}

type SelectField = Extract<ContactField, { control: 'select' }>;

/** The empty option and the others, each with the language of its name if that falls back. */
function Options({ name, options }: SelectField) {
  const { text } = useTexts();
  const none = ['', `contact:form.${name}.none`] as const;
  return [none, ...Object.entries(options)].map(([value, key]) => {
    const option = text(key);
    return (
      <option key={value} value={value} {...option.langProps}>
        {option.text}
      </option>
    );
  });
}
