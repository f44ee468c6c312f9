import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
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

/** A text with a link to call, and after it the link to chat, if the company does. */
export function CallOrChat({ i18nKey, className }: { i18nKey: Key; className?: string }) {
  return (
    <p className={className}>
      <T i18nKey={i18nKey} components={contactTags} />
      {chatLink && (
        <>
          {' '}
          <ExternalLink href={chatLink}>
            <T i18nKey="common:action.chat" />
          </ExternalLink>
        </>
      )}
    </p>
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
      {chatLink && (
        <ExternalLink href={chatLink} className={buttonClass('quiet')}>
          <Icon name="chat" />
          <T i18nKey="common:action.chat" />
        </ExternalLink>
      )}
    </p>
  );
}

/** The address of an office, in English and its direction, and aligned with the text around it. */
export function Address({ children }: PropsWithChildren) {
  return (
    <address translate="no">
      <bdi lang="en" dir="ltr">
        {children}
      </bdi>
    </address>
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

/** Call, chat, email, business hours, offices: rows of one surface. */
export function ContactWays() {
  return (
    <dl className={`cells ${styles.ways}`}>
      <Way icon="phone" title="faq:contact.call.header">
        <contactTags.call>
          <T i18nKey="faq:contact.call.link" />
        </contactTags.call>
      </Way>
      {chatLink && (
        <Way icon="chat" title="faq:contact.chat.header">
          <ExternalLink href={chatLink}>
            <T i18nKey="faq:contact.chat.link" />
          </ExternalLink>
        </Way>
      )}
      <Way icon="mail" title="faq:contact.email.header">
        <contactTags.mail>
          <T i18nKey="faq:contact.email.link" />
        </contactTags.mail>
      </Way>
      <Way icon="clock" title="common:hours.title">
        <T parent="p" i18nKey="common:hours.text" />
      </Way>
      <Way icon="pin" title="faq:contact.visit.header">
        {company.offices.map((office, index) => (
          <Fragment key={office}>
            <Address>{office}</Address>
            {index === 0 && (
              <ExternalLink href={company.map.link}>
                <T i18nKey="faq:contact.visit.link" />
              </ExternalLink>
            )}
          </Fragment>
        ))}
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
