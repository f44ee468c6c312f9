import { Fragment, type ReactNode } from 'react';
import { contactTags } from '../../components/Links.tsx';
import {
  type ContactField,
  contactFields,
  type FieldDescription,
  type FieldName,
} from '../../facts/contactFields.ts';
import { T } from '../../i18n/T.tsx';
import { type Text, useTexts } from '../../i18n/texts.ts';
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
  return contactFields.map((field) => (
    <Fragment key={field.name}>
      <Field
        id={fieldId(field.name)}
        label={<T i18nKey={`contact:form.${field.name}.label`} />}
        hint={field.hasHint && <T i18nKey={`contact:form.${field.name}.hint`} />}
        error={errorOf(field, browserErrors[field.name], serviceErrors)}
      >
        {(control) => <Control {...control} field={field} />}
      </Field>
      {field.hasAlternative && (
        <T
          parent="p"
          className="note"
          i18nKey={`contact:form.${field.name}.instead`}
          components={contactTags}
        />
      )}
    </Fragment>
  ));
}

function errorOf(
  field: ContactField,
  browserError: BrowserErrors[FieldName],
  serviceErrors: readonly ServiceError[],
): ReactNode {
  if (browserError === 'invalid' && field.hasFormat)
    return <T i18nKey={`contact:form.${field.name}.invalid`} />;
  if (browserError === 'required' && field.isRequired)
    return <T i18nKey={`contact:form.${field.name}.required`} />;
  // Specification, section 5. The summary lists the errors of all fields.
  if (field.name !== 'email' && field.name !== 'message') return null;
  const errors = serviceErrors.filter((error) => error.field === field.name);
  return errors.length > 0 && <FieldErrors field={field.name} errors={errors} />;
}

/** An uncontrolled control, so that no failure can empty it. */
function Control({ field, ...control }: ControlProps & { readonly field: FieldDescription }) {
  const { text } = useTexts();
  const attributes = { ...control, name: field.name, required: field.isRequired };
  if (field.control === 'textarea')
    // Chromium scrolls only to the caret of a text of many lines, and leaves the ring out of view.
    return (
      <textarea
        {...attributes}
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      />
    );
  if (field.control !== 'select') {
    const { control: type, autoComplete, pattern } = field;
    return <input {...attributes} type={type} autoComplete={autoComplete} pattern={pattern} />;
  }
  return (
    <select {...attributes}>
      <Option value="" name={text('contact:form.loanType.none')} />
      {field.options.map((option) => (
        <Option key={option} value={option} name={text(`common:menu.links.${option}`)} />
      ))}
    </select>
  );
}

/** An option, with the language of its name if that falls back to English. */
function Option({ value, name }: { readonly value: string; readonly name: Text }) {
  return (
    <option value={value} {...name.langProps}>
      {name.text}
    </option>
  );
}
