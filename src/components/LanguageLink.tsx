import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberLanguage } from '../i18n/languagePreference.ts';
import { type Language, languageOf, localizedPath, withoutLanguage } from '../i18n/languages.ts';

interface LanguageLinkProps {
  readonly language: Language;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onFollow?: () => void;
}

const never = () => () => {};

/** What follows the path in the page's address; the build knows of none, and wrote none. */
function useRestOfAddress(): string {
  const { search, hash } = useLocation();
  return useSyncExternalStore(
    never,
    () => search + hash,
    () => '',
  );
}

/** A link to the page it stands on in another language, its query and hash included. */
export function LanguageLink({ language, children, className, onFollow }: LanguageLinkProps) {
  const { pathname } = useLocation();
  const rest = useRestOfAddress();
  return (
    <a
      href={localizedPath(withoutLanguage(pathname), language) + rest}
      hrefLang={language.tag}
      aria-current={language === languageOf(pathname) ? 'true' : undefined}
      className={className}
      onClick={() => {
        rememberLanguage(language);
        onFollow?.();
      }}
    >
      {children}
    </a>
  );
}
