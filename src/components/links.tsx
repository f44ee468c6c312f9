import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath, pagePath, useLanguage } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../site/company.ts';
import type { MenuLink } from '../site/menus.ts';
import { paths } from '../site/paths.ts';
import { type ButtonVariant, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { List } from '../ui/List.tsx';
import { VisuallyHidden } from '../ui/ScreenReaderText.tsx';

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
      // Otherwise the router renders a `data-discover` attribute, which only its framework mode uses.
      discover="none"
      // After the props of a menu: Radix's link would override it.
      aria-current={isCurrent ? 'page' : undefined}
      to={localizedPath(to, useLanguage())}
    />
  );
}

interface ButtonLinkProps extends Pick<SiteLinkProps, 'to' | 'children'> {
  readonly variant?: ButtonVariant;
}

/** A link within the site, styled as a button, for the main action of a page. */
export function ButtonLink({ variant, ...props }: ButtonLinkProps) {
  return <SiteLink {...props} className={buttonClass(variant)} />;
}

interface MenuItemLinkProps extends Omit<SiteLinkProps, 'to'> {
  readonly link: MenuLink;
}

/** One link of a menu. */
export function MenuItemLink({ link, ...props }: MenuItemLinkProps) {
  return (
    <SiteLink {...props} to={link.to}>
      <T i18nKey={`common:menu.links.${link.name}`} />
    </SiteLink>
  );
}

interface MenuItemListProps {
  readonly links: readonly MenuLink[];
  readonly className: string | undefined;
}

/** A list of links of a menu. */
export function MenuItemList({ links, className }: MenuItemListProps) {
  return (
    <List className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuItemLink link={link} />
        </li>
      ))}
    </List>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to another site, marked as such for screen readers too. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} rel="external noopener" className={className}>
      {children}
      <VisuallyHidden>
        {/* A no-break space: Orca joins the words when a plain one collapses at the edge of a box. */}
        {'\u00A0'}
        <T i18nKey="common:link.leavesSite" />
      </VisuallyHidden>
    </a>
  );
}

/** The tag of a text that calls the company. */
function CallLink({ children }: { readonly children?: ReactNode }) {
  return <a href={phoneLink}>{children}</a>;
}

/** The tag of a text that leads to the contact page. */
function ContactLink({ children }: { readonly children?: ReactNode }) {
  return <SiteLink to={paths.contact}>{children}</SiteLink>;
}

/** The tag of a text that writes an email to the company. */
function MailLink({ children }: { readonly children?: ReactNode }) {
  return <a href={emailLink}>{children}</a>;
}

/** The tag of a text that opens a chat with the company. */
function ChatLink({ children }: { readonly children?: ReactNode }) {
  return <ExternalLink href={chatLink}>{children}</ExternalLink>;
}

/** The tags of long texts and answers: `<call>{{phone}}</call>`. */
export const contactTags = { call: CallLink, chat: ChatLink, contact: ContactLink, mail: MailLink };

interface ContactActionsProps {
  /** How loud the call is; `quiet` beside another main action. */
  readonly variant?: ButtonVariant;
}

/** Links to call the company and to chat with it. */
export function ContactActions({ variant }: ContactActionsProps) {
  return (
    <p className="cluster">
      <a href={phoneLink} className={buttonClass(variant)}>
        <Icon name="phone" />
        <T i18nKey="common:action.call" />
        <bdi className="wide-only">{company.phone}</bdi>
      </a>
      <ExternalLink href={chatLink} className={buttonClass('quiet')}>
        <Icon name="chat" />
        <T i18nKey="common:action.chat" />
      </ExternalLink>
    </p>
  );
}
