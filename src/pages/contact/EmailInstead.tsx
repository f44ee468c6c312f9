import { emailLink } from '../../facts/company.ts';
import { type ContactField, contactFields, type FieldValues } from '../../facts/contactFields.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { buttonClass } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { readSavedMessage } from './savedMessage.ts';

/** A `mailto:` link to the company with the content of the form. */
export function EmailInstead() {
  const { text } = useTexts();
  /** What was entered in a field, or the name of what was chosen. */
  const readable = (field: ContactField, value = '') => {
    if (field.control !== 'select') return value;
    const [, name] = Object.entries(field.options).find(([option]) => option === value) ?? [];
    return name ? text(name).text : '';
  };
  const address = () => {
    const { message = '', ...others }: FieldValues = readSavedMessage()?.values ?? {};
    const lines = contactFields.map(
      (field) => field.name !== 'message' && readable(field, others[field.name]),
    );
    const signature = lines.filter(Boolean).join('\n');
    const { text: subject } = text('contact:errors.email.subject', { name: others.name ?? '' });
    // RFC 6068 requires CRLF.
    const body = `${message}\n\n${signature}`.replaceAll('\n', '\r\n');
    return `${emailLink}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
  return (
    <a
      href={address()}
      // Edits of the form do not render the summary again, so the address is renewed here.
      onClick={({ currentTarget }) => {
        currentTarget.href = address();
      }}
      className={buttonClass('quiet')}
    >
      <Icon name="mail" />
      <T i18nKey="contact:errors.email.link" />
    </a>
  );
}
