import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

/** The words of the page's language; `WordsProvider` gives them. */
export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
