import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from './languages.ts';
import { WordsContext } from './useWords.ts';
import { wordsIn } from './words.ts';

interface WordsProviderProps {
  readonly store: i18n;
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives the words of one language to everything below; `common` must have been loaded. */
export function WordsProvider({ store, language, children }: WordsProviderProps) {
  const words = useMemo(() => wordsIn(store, language), [store, language]);
  return (
    <I18nextProvider i18n={store}>
      <WordsContext value={words}>{children}</WordsContext>
    </I18nextProvider>
  );
}
