import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf } from '../i18n/languages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { layoutNamespaces } from './layoutNamespaces.ts';
import { RootLayout } from './RootLayout.tsx';

/**
 * The error page outside the route table, with its own site frame. An address with a line break
 * (`/%0A`) matches no route at all, so no loader has loaded the translations.
 */
export function ErrorFrame({ translations }: { readonly translations: Translations }) {
  const language = languageOf(useLocation().pathname);
  const [isLoaded, setIsLoaded] = useState(
    translations.in(language).hasResourceBundle(language.tag, 'errors'),
  );
  useEffect(() => {
    const show = () => setIsLoaded(true);
    void translations.load(language, layoutNamespaces).then(show, show);
  }, [language, translations]);
  if (!isLoaded) return null;
  return (
    <RootLayout translations={translations}>
      <ErrorPage />
    </RootLayout>
  );
}
