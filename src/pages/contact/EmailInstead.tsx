import { emailLink } from '../../facts/company.ts';
import { isLoanType } from '../../facts/products.ts';
import { T } from '../../i18n/T.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { buttonClass } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { readSavedMessage } from './savedMessage.ts';

/** A `mailto:` link to the company with the content of the form. */
export function EmailInstead() {
  const { text } = useTexts();
  const address = () => {
    const { message = '', loanType, ...others } = readSavedMessage()?.values ?? {};
    const product = isLoanType(loanType) ? text(`common:menu.links.${loanType}`).text : '';
    const signature = [...Object.values(others), product].filter(Boolean).join('\n');
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
