import { Fragment, type ReactNode } from 'react';
import { CallLink } from '../../components/CallLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { chatLink } from '../../site/company.ts';
import { contactFields, type FieldName } from '../../site/contactFields.ts';
import { type ControlProps, Field } from '../../ui/Field.tsx';
import styles from './ContactForm.module.css';
import { FieldErrors, fieldId } from './ErrorSummary.tsx';
import type { ServiceErrors } from './sendMessage.ts';

/** The errors of the browser's constraint validation. */
export type BrowserErrors = Partial<Readonly<Record<FieldName, 'required' | 'invalid'>>>;

type ContactField = (typeof contactFields)[number];

interface FormFieldsProps {
  readonly browserErrors: BrowserErrors;
  readonly serviceErrors: ServiceErrors | undefined;
}

/** The fields of the message, each with its label, hint and errors. */
export function FormFields({ browserErrors, serviceErrors }: FormFieldsProps) {
  const errorOf = (field: ContactField): ReactNode => {
    const { name } = field;
    if (browserErrors[name] === 'invalid') return <T k="contact:form.email.invalid" />;
    if (browserErrors[name] && field.isRequired)
      return <T k={`contact:form.${field.name}.required`} />;
    // Specification, section 5; the summary has the errors of all fields.
    const errors = (name === 'email' || name === 'message') && serviceErrors?.get(name);
    return errors && <FieldErrors field={name} errors={errors} />;
  };
  return contactFields.map((field) => (
    <Fragment key={field.name}>
      <Field
        id={fieldId(field.name)}
        label={<T k={`contact:form.${field.name}.label`} />}
        hint={field.hasHint && <T k={`contact:form.${field.name}.hint`} />}
        error={errorOf(field)}
      >
        {(control) => <Control field={field} control={control} />}
      </Field>
      {field.name === 'email' && (
        <p className={styles.hint}>
          <T k="contact:form.email.instead" components={{ call: CallLink, chat: ChatLink }} />
        </p>
      )}
    </Fragment>
  ));
}

function ChatLink({ children }: { readonly children?: ReactNode }) {
  return <ExternalLink href={chatLink}>{children}</ExternalLink>;
}

interface ControlOfField {
  readonly field: ContactField;
  readonly control: ControlProps;
}

/** Uncontrolled, so that no failure can empty it. */
function Control({ field, control }: ControlOfField) {
  const { t, langProps } = useTranslator();
  const attributes = { ...control, name: field.name, required: field.isRequired };
  if (field.control === 'textarea') return <textarea {...attributes} />;
  if (field.control !== 'select')
    return <input {...attributes} type={field.control} autoComplete={field.autoComplete} />;
  return (
    <select {...attributes}>
      <option value="" {...langProps('contact:form.loanType.none')}>
        {t('contact:form.loanType.none')}
      </option>
      {field.options.map((option) => (
        <option key={option} value={option} {...langProps(`common:menu.links.${option}`)}>
          {t(`common:menu.links.${option}`)}
        </option>
      ))}
    </select>
  );
}
