import { createContext, type PropsWithChildren, useContext } from 'react';
import { useLanguage } from './languages.ts';
import { englishProps } from './texts.ts';

/**
 * Whether the surrounding text is an English fallback. A text inside it may be in the page's
 * language.
 */
const InFallback = createContext(false);

/** Marks a text with its language unless the surrounding text is in the same one (WCAG 3.1.2). */
export function FallbackMark({
  isFallback,
  children,
}: PropsWithChildren<{ readonly isFallback: boolean }>) {
  const { tag, dir } = useLanguage();
  if (isFallback === useContext(InFallback)) return children;
  return (
    <span {...(isFallback ? englishProps : { lang: tag, dir })}>
      <InFallback value={isFallback}>{children}</InFallback>
    </span>
  );
}
