import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import type { Language } from './languages.ts';
import { WordsContext } from './useWords.ts';
import type { WordStore } from './wordStore.ts';
import { wordsIn } from './words.ts';

interface WordsProviderProps {
  readonly store: WordStore;
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives the words of one language to everything below; `common` must have been loaded. */
export function WordsProvider({ store, language, children }: WordsProviderProps) {
  const edits = useEdits(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit changes what the store gives
  const words = useMemo(() => wordsIn(store, language), [store, language, edits]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Counts the edits of locale files while the development server runs. */
function useEdits({ i18n }: WordStore): number {
  const [edits, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    i18n.on('edited', count);
    return () => i18n.off('edited', count);
  }, [i18n]);
  return edits;
}
