import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOf } from '../i18n/languages.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { frameWords } from './frameWords.ts';
import { RootLayout } from './RootLayout.tsx';

/**
 * The error page for what fails outside every page, with the frame that such a page lacks. An address
 * with a line break in it (`/%0A`) matches not even the route for all others, whose loader would
 * have loaded the words.
 */
export function ErrorFrame({ store }: { readonly store: WordStore }) {
  const language = languageOf(useLocation().pathname);
  const [isLoaded, setIsLoaded] = useState(store.i18n.hasResourceBundle(language.tag, 'errors'));
  useEffect(() => {
    const show = () => setIsLoaded(true);
    void store.load(language, frameWords).then(show, show);
  }, [language, store]);
  if (!isLoaded) return null;
  return (
    <RootLayout store={store}>
      <ErrorPage />
    </RootLayout>
  );
}
