import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath, pagePath, useLanguage } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { chatLink, company, emailLink, phoneLink } from '../site/company.ts';
import type { MenuLink } from '../site/menus.ts';
import { paths } from '../site/paths.ts';
import { type ButtonVariant, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
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

/** Links of a menu, for a `LinkList`. */
export const menuItemLinks = (links: readonly MenuLink[]) =>
  links.map((link) => <MenuItemLink key={link.to} link={link} />);

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

/** A tag of a text that leads to a page. */
export function linkTag(to: string) {
  return ({ children }: TagProps) => <SiteLink to={to}>{children}</SiteLink>;
}

interface TagProps {
  readonly children?: ReactNode;
}

/** The tags of long texts and answers: `<call>{{phone}}</call>`. */
export const contactTags = {
  call: ({ children }: TagProps) => <a href={phoneLink}>{children}</a>,
  chat: ({ children }: TagProps) => <ExternalLink href={chatLink}>{children}</ExternalLink>,
  contact: linkTag(paths.contact),
  mail: ({ children }: TagProps) => <a href={emailLink}>{children}</a>,
};

/** Links to call the company and to chat with it; the call is `quiet` beside another main action. */
export function ContactActions({ variant }: { readonly variant?: ButtonVariant }) {
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
