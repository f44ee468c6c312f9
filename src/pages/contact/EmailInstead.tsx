import { useEffect, useRef, useState } from 'react';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { isLoanType } from '../../site/products.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Values, valuesOf } from './fields.ts';
import { mailtoMessage } from './mailtoMessage.ts';

/** A `mailto:` link with the values of the surrounding form. */
export function EmailInstead() {
  const { t } = useTranslator();
  const link = useRef<HTMLAnchorElement>(null);
  const [values, setValues] = useState<Values>({});
  useEffect(() => {
    const form = link.current?.closest('form');
    if (!form) return;
    const read = () => setValues(valuesOf(form));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, []);
  const { name = '', phone, email, loanType, message = '' } = values;
  const product = isLoanType(loanType) ? t(`common:menu.links.${loanType}`) : '';
  const href = mailtoMessage({
    subject: t('contact:errors.email.subject', { name }),
    message,
    signature: [name, phone, email, product].filter(Boolean).join('\n'),
    cutNote: t('contact:errors.email.cut'),
  });
  return (
    <a ref={link} href={href} className={buttonClass('quiet')}>
      <Icon name="mail" />
      <T k="contact:errors.email.link" />
    </a>
  );
}
