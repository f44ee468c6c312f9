import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf } from '../i18n/languages.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { layoutNamespaces } from './layoutNamespaces.ts';
import { RootLayout } from './RootLayout.tsx';

/**
 * The error page for what fails outside every page, with the frame that such a page lacks. An address
 * with a line break in it (`/%0A`) matches not even the route for all others, whose loader would
 * have loaded the translations.
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
