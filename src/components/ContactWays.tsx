import type { ReactNode } from 'react';
import type { Key } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../site/company.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './ContactWays.module.css';
import { ExternalLink } from './links.tsx';

interface WayProps {
  readonly icon: IconName;
  readonly title: Key;
  readonly children: ReactNode;
}

function Way({ icon, title, children }: WayProps) {
  return (
    <div>
      <dt className="note">
        <Icon name={icon} />
        <T i18nKey={title} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Call, chat, email, business hours, office: rows of one surface, or columns where there is room. */
export function ContactWays({ inColumns = false }: { readonly inColumns?: boolean }) {
  return (
    <dl className={`cells ${styles.ways} ${inColumns ? styles.columns : ''}`}>
      <Way icon="phone" title="faq:contact.call.header">
        <a href={phoneLink}>
          <T i18nKey="faq:contact.call.link" />
        </a>
      </Way>
      <Way icon="chat" title="faq:contact.chat.header">
        <ExternalLink href={chatLink}>
          <T i18nKey="faq:contact.chat.link" />
        </ExternalLink>
      </Way>
      <Way icon="mail" title="faq:contact.email.header">
        <a href={emailLink}>
          <T i18nKey="faq:contact.email.link" />
        </a>
      </Way>
      <Way icon="clock" title="common:hours.title">
        <T parent="p" i18nKey="common:hours.text" />
      </Way>
      <Way icon="pin" title="faq:contact.visit.header">
        <address lang="en" dir="ltr">
          {company.address}
        </address>
        <ExternalLink href={company.map.link}>
          <T i18nKey="faq:contact.visit.link" />
        </ExternalLink>
      </Way>
    </dl>
  );
}
