import type { ComponentProps, PropsWithChildren } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Key } from '../i18n/keys.ts';
import { localizedPath, pagePath, useLanguage } from '../i18n/languages.ts';
import { Naira, T } from '../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink, translateOf } from '../site/company.ts';
import type { MenuLink } from '../site/menus.ts';
import { paths } from '../site/paths.ts';
import { type ButtonVariant, buttonClass } from '../ui/elements.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './links.module.css';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An address from `site/paths`, without language. */
  readonly to: string;
}

/** A link within the site in the page's language, with `aria-current` if it leads to the current page. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const isCurrent = pagePath(useLocation().pathname) === to;
  return (
    <Link
      {...props}
      discover="none"
      // After the props of a menu: Radix's link would override it.
      aria-current={isCurrent ? 'page' : undefined}
      to={localizedPath(to, useLanguage())}
    />
  );
}

/** A link within the site, styled as a button, for the main action of a page. */
export function ButtonLink({ variant, ...props }: SiteLinkProps & { variant?: ButtonVariant }) {
  return <SiteLink {...props} className={buttonClass(variant)} />;
}

/** Links of a menu, for a `LinkList`. */
export const menuItemLinks = (links: readonly MenuLink[]) =>
  links.map(({ to, name }) => (
    <SiteLink key={to} to={to}>
      <T i18nKey={`common:menu.links.${name}`} />
    </SiteLink>
  ));

/** A link to another site, marked as such for screen readers too. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} rel="external noopener">
      {children}
      <span className="visually-hidden">
        {/* A no-break space: Orca joins the words when a plain one collapses at the edge of a box. */}
        {'\u00A0'}
        <T i18nKey="common:link.leavesSite" />
      </span>
    </a>
  );
}

/** A tag of a text that leads to a page. */
export function linkTag(to: string) {
  return ({ children }: PropsWithChildren) => <SiteLink to={to}>{children}</SiteLink>;
}

/** The tags of long texts and answers: `<call>{{phone}}</call>`. */
export const contactTags = {
  call: ({ children }: PropsWithChildren) => (
    <a href={phoneLink} translate={translateOf(String(children))}>
      {children}
    </a>
  ),
  chat: ({ children }: PropsWithChildren) => (
    <ExternalLink href={chatLink}>{children}</ExternalLink>
  ),
  contact: linkTag(paths.contact),
  mail: ({ children }: PropsWithChildren) => (
    <a href={emailLink} translate={translateOf(String(children))}>
      {children}
    </a>
  ),
};

/** The tag of the large figure in a fact. */
export const factTags = {
  strong: ({ children }: PropsWithChildren) => (
    <strong>
      <Naira>{String(children)}</Naira>
    </strong>
  ),
};

/** Links to call the company and to chat with it; the call is `quiet` beside another main action. */
export function ContactActions({ variant }: { readonly variant?: ButtonVariant }) {
  return (
    <p className="cluster">
      <a href={phoneLink} className={buttonClass(variant)}>
        <Icon name="phone" />
        <T i18nKey="common:action.call" />
        <bdi className="wide-only" translate="no">
          {company.phone}
        </bdi>
      </a>
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
