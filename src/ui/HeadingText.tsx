import type { ReactNode } from 'react';

/**
 * The words of a heading that takes the focus where what had it is gone. Orca goes on at the first
 * words that it finds there; if these are the heading itself, its focus is no news and is not
 * spoken. Any global ARIA attribute gives the words a node of their own; this one means nothing.
 */
export function HeadingText({ children }: { readonly children: ReactNode }) {
  return <span aria-atomic="false">{children}</span>;
}
