import { createContext, type PropsWithChildren, useContext } from 'react';
import { useLanguage } from './languages.ts';
import { englishProps } from './texts.ts';

/** Whether the text around is English as a fallback: a text inside it, as of a link, says its own language. */
const InFallback = createContext(false);

/** Marks a text with its language, unless it is that of the text around (WCAG 3.1.2). */
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
