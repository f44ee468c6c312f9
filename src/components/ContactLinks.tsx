import type { PropsWithChildren, ReactNode } from 'react';
import { chatLink, company, phoneLink } from '../facts/company.ts';
import type { Key } from '../i18n/keys.ts';
import { T } from '../i18n/T.tsx';
import { type ButtonVariant, buttonClass } from '../ui/Elements.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './ContactLinks.module.css';
import { contactTags, ExternalLink } from './Links.tsx';

interface CallLinkProps {
  readonly variant?: ButtonVariant | undefined;
  /** What stands after the words. */
  readonly children?: ReactNode;
}

/** A link to call the company, styled as a button. */
export function CallLink({ variant, children }: CallLinkProps) {
  return (
    <a href={phoneLink} className={buttonClass(variant)}>
      <Icon name="phone" />
      <T i18nKey="common:action.call" />
      {children}
    </a>
  );
}

/** Links to call the company and to chat with it; `quiet` beside another main action. */
export function ContactActions({ variant }: { readonly variant?: ButtonVariant }) {
  return (
    <p className="cluster">
      <CallLink variant={variant}>
        <bdi className="wide-only" translate="no">
          {company.phone}
        </bdi>
      </CallLink>
      <ExternalLink href={chatLink} className={buttonClass('quiet')}>
        <Icon name="chat" />
        <T i18nKey="common:action.chat" />
      </ExternalLink>
    </p>
  );
}

function Way({ icon, title, children }: PropsWithChildren<{ icon: IconName; title: Key }>) {
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

const linkWays = [
  { icon: 'phone', name: 'call', Tag: contactTags.call },
  { icon: 'chat', name: 'chat', Tag: contactTags.chat },
  { icon: 'mail', name: 'email', Tag: contactTags.mail },
] as const;

/** Call, chat, email, business hours, office: rows of one surface. */
export function ContactWays() {
  return (
    <dl className={`cells ${styles.ways}`}>
      {linkWays.map(({ icon, name, Tag }) => (
        <Way key={name} icon={icon} title={`faq:contact.${name}.header`}>
          <Tag>
            <T i18nKey={`faq:contact.${name}.link`} />
          </Tag>
        </Way>
      ))}
      <Way icon="clock" title="common:hours.title">
        <T parent="p" i18nKey="common:hours.text" />
      </Way>
      <Way icon="pin" title="faq:contact.visit.header">
        <address lang="en" dir="ltr" translate="no">
          {company.address}
        </address>
        <ExternalLink href={company.map.link}>
          <T i18nKey="faq:contact.visit.link" />
        </ExternalLink>
      </Way>
    </dl>
  );
}

/** The end of a page without an ending of its own: call or chat. */
export function TalkToUs() {
  return (
    <section className={`full-bleed ${styles.talk}`}>
      <div>
        <T parent="h2" id="connect" i18nKey="home:connect.title" />
        <T parent="p" i18nKey="home:connect.text" />
      </div>
      <ContactActions />
    </section>
  );
}
