import type { ComponentProps, PropsWithChildren } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { emailLink, phoneLink } from '../facts/company.ts';
import type { MenuLink } from '../facts/menus.ts';
import { paths } from '../facts/paths.ts';
import { localizedPath, unlocalizedPath, useLanguage } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { translateOf } from '../i18n/texts.ts';
import { type ButtonVariant, buttonClass } from '../ui/Elements.tsx';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An address from `facts/paths`, without language. */
  readonly to: string;
}

/**
 * A link within the site in the page's language, with `aria-current` if it leads to the current
 * page.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const isCurrent = unlocalizedPath(useLocation().pathname) === to;
  return (
    <Link
      {...props}
      discover="none"
      // After the props, because Radix's link passes an `aria-current` of its own.
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
        {/* A no-break space: Orca joins the words if a plain one collapses at the box's edge. */}
        {'\u00A0'}
        <T i18nKey="common:link.leavesSite" />
      </span>
    </a>
  );
}

/** A tag in a text that becomes a link to a page. */
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
  complaints: linkTag(paths.complaints),
  contact: linkTag(paths.contact),
  mail: ({ children }: PropsWithChildren) => (
    <a href={emailLink} translate={translateOf(String(children))}>
      {children}
    </a>
  ),
};
