import { createContext, type ReactNode, useContext } from 'react';
import { useLanguage } from './languages.ts';
import { englishProps } from './texts.ts';

/**
 * Whether the surrounding text is an English fallback. A text inside it may be in the page's
 * language.
 */
const InFallback = createContext(false);

/**
 * A text, marked with its language unless the surrounding text is in the same one (WCAG 3.1.2). Not
 * a component, which would make React keep a node for itself and one for each text: most texts are
 * the only content of their element.
 */
export function useFallbackMark(isFallback: boolean, text: ReactNode): ReactNode {
  const { tag, dir } = useLanguage();
  if (isFallback === useContext(InFallback)) return text;
  return (
    <span {...(isFallback ? englishProps : { lang: tag, dir })}>
      <InFallback value={isFallback}>{text}</InFallback>
    </span>
  );
}
