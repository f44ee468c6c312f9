import type { ComponentProps, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Language, languageOf, localizedPath, withoutLanguage } from '../i18n/languages.ts';
import { useIsHydrating } from '../ui/useIsHydrating.ts';

interface LanguageLinkProps extends Pick<ComponentProps<'a'>, 'lang' | 'dir'> {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to the current page in another language, with its query and hash. */
export function LanguageLink({ language, children, className, ...langProps }: LanguageLinkProps) {
  const { pathname, search, hash } = useLocation();
  // The prerendered link has neither query nor hash.
  const rest = useIsHydrating() ? '' : search + hash;
  return (
    <Link
      {...langProps}
      discover="none"
      to={localizedPath(withoutLanguage(pathname), language) + rest}
      hrefLang={language.tag}
      aria-current={language === languageOf(pathname) ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
