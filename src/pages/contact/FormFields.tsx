import { Fragment, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTags, linkTag } from '../../components/links.tsx';
import { langProps, T } from '../../i18n/T.tsx';
import { contactFields, type FieldName } from '../../site/contactFields.ts';
import { paths } from '../../site/paths.ts';
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
  readonly stay: RefObject<HTMLInputElement | null>;
}

/** The fields of the message, each with its label, hint and errors, and what precedes the buttons. */
export function FormFields({ browserErrors, serviceErrors, stay }: FormFieldsProps) {
  const errorOf = (field: ContactField): ReactNode => {
    const { name } = field;
    if (browserErrors[name] === 'invalid') return <T i18nKey="contact:form.email.invalid" />;
    if (browserErrors[name] && field.isRequired)
      return <T i18nKey={`contact:form.${field.name}.required`} />;
    // Specification, section 5; the summary has the errors of all fields.
    const errors = (name === 'email' || name === 'message') && serviceErrors?.get(name);
    return errors && <FieldErrors field={name} errors={errors} />;
  };
  return (
    <>
      {contactFields.map((field) => (
        <Fragment key={field.name}>
          <Field
            id={fieldId(field.name)}
            label={<T i18nKey={`contact:form.${field.name}.label`} />}
            hint={field.hasHint && <T i18nKey={`contact:form.${field.name}.hint`} />}
            error={errorOf(field)}
          >
            {(control) => <Control {...control} field={field} />}
          </Field>
          {field.name === 'email' && (
            <T
              parent="p"
              className="note"
              i18nKey="contact:form.email.instead"
              components={contactTags}
            />
          )}
        </Fragment>
      ))}
      {/* Turns off the reload after sending, before it happens (WCAG 2.2.1). */}
      <div>
        <label htmlFor="contact-stay" className={styles.choice}>
          {/* Without an owner it is neither sent nor cleared, and Enter does not send the form. */}
          <input
            ref={stay}
            id="contact-stay"
            type="checkbox"
            form=""
            aria-describedby="stay-hint"
          />
          <T i18nKey="contact:form.stay.label" />
        </label>
        <T parent="p" id="stay-hint" className="note" i18nKey="contact:form.stay.hint" />
      </div>
      <T parent="p" className="note" i18nKey="contact:form.privacy" components={policyTags} />
      {/* A field that only simple bots fill in; the form service defines its name. It is not displayed,
          so it is outside the Tab order and the accessibility tree; without CSS its label explains it.
          The script never sends it. */}
      <div className={styles.honeypot}>
        <label htmlFor="contact-gotcha">
          <T i18nKey="contact:form.honeypot" />
        </label>
        <input id="contact-gotcha" name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

const policyTags = { policy: linkTag(paths.privacy) };

/** Uncontrolled, so that no failure can empty it. */
function Control({ field, ...control }: ControlProps & { readonly field: ContactField }) {
  const { t, i18n } = useTranslation();
  const attributes = { ...control, name: field.name, required: field.isRequired };
  if (field.control === 'textarea')
    // Chromium scrolls to the caret of a control of many lines, and leaves its ring out of view.
    return (
      <textarea
        {...attributes}
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      />
    );
  if (field.control !== 'select')
    return <input {...attributes} type={field.control} autoComplete={field.autoComplete} />;
  return (
    <select {...attributes}>
      <option value="" {...langProps(i18n, 'contact:form.loanType.none')}>
        {t('contact:form.loanType.none')}
      </option>
      {field.options.map((option) => (
        <option key={option} value={option} {...langProps(i18n, `common:menu.links.${option}`)}>
          {t(`common:menu.links.${option}`)}
        </option>
      ))}
    </select>
  );
}
