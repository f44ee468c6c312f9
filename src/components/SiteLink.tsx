import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localizedPath, pagePath } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An address from `site/paths`, without language. */
  readonly to: string;
}

/** A link within the site in the page's language, with `aria-current` if it leads to the current page. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const { language } = useTranslator();
  const { pathname } = useLocation();
  const isCurrent = pagePath(pathname) === to;
  return (
    <Link
      {...props}
      // Otherwise the router renders a `data-discover` attribute, which only its framework mode uses.
      discover="none"
      // After the props of a menu: Radix's link would override it.
      aria-current={isCurrent ? 'page' : undefined}
      to={localizedPath(to, language)}
    />
  );
}
