import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath, pagePath } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An address from `site/paths`, without language. */
  readonly to: string;
}

/** A link within the site, in the page's language; marked when it leads to the page it stands on. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const { language } = useTranslator();
  const { pathname } = useLocation();
  const isCurrent = pagePath(pathname) === to;
  return (
    <Link
      {...props}
      // Of a framework that this site does not use; by itself every link bears an attribute for it.
      discover="none"
      // After what a menu passes: Radix's link would clear it.
      aria-current={isCurrent ? 'page' : undefined}
      to={localizedPath(to, language)}
    />
  );
}
