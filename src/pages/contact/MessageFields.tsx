import type { ReactNode } from 'react';
import { CallLink } from '../../components/CallLink.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { chatLink } from '../../site/company.ts';
import { Field } from '../../ui/Field.tsx';
import styles from './ContactForm.module.css';
import { FieldErrors } from './FieldErrors.tsx';
import { type FieldName, fieldId } from './fields.ts';
import type { ServiceError } from './Outcome.ts';
import type { BrowserErrors } from './useContactForm.ts';

interface MessageFieldsProps {
  readonly browserErrors: BrowserErrors;
  readonly serviceErrors: Readonly<Record<string, readonly ServiceError[]>>;
}

function ChatLink({ children }: { readonly children?: ReactNode }) {
  return <ExternalLink href={chatLink}>{children}</ExternalLink>;
}

/** The options in the order of the specification; `common:menu` has their names. */
const choices = ['car', 'business', 'personal'] as const;

/** The five fields of the message (specification, section 3), each with its label, hint and errors. */
export function MessageFields({ browserErrors, serviceErrors }: MessageFieldsProps) {
  const { t, langProps } = useTranslator();
  const serviceError = (field: FieldName): ReactNode =>
    serviceErrors[field] && <FieldErrors field={field} errors={serviceErrors[field]} />;

  return (
    <>
      <Field
        id={fieldId('name')}
        label={<T k="contact:form.name.label" />}
        error={browserErrors.name && <T k="contact:form.name.required" />}
      >
        {(control) => <input {...control} name="name" type="text" autoComplete="name" required />}
      </Field>
      <Field
        id={fieldId('phone')}
        label={<T k="contact:form.phone.label" />}
        hint={<T k="contact:form.phone.hint" />}
      >
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
      </Field>
      <Field
        id={fieldId('email')}
        label={<T k="contact:form.email.label" />}
        hint={<T k="contact:form.email.hint" />}
        error={
          browserErrors.email ? (
            <T k={`contact:form.email.${browserErrors.email}`} />
          ) : (
            serviceError('email')
          )
        }
      >
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        )}
      </Field>
      <p className={styles.hint}>
        <T k="contact:form.email.instead" components={{ call: CallLink, chat: ChatLink }} />
      </p>
      <Field id={fieldId('loanType')} label={<T k="contact:form.loanType.label" />}>
        {(control) => (
          <select {...control} name="loanType">
            <option value="" {...langProps('contact:form.loanType.none')}>
              {t('contact:form.loanType.none')}
            </option>
            {choices.map((choice) => (
              <option key={choice} value={choice} {...langProps(`common:menu.links.${choice}`)}>
                {t(`common:menu.links.${choice}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={fieldId('message')}
        label={<T k="contact:form.message.label" />}
        hint={<T k="contact:form.message.hint" />}
        error={
          browserErrors.message ? <T k="contact:form.message.required" /> : serviceError('message')
        }
      >
        {(control) => <textarea {...control} name="message" required />}
      </Field>
    </>
  );
}
