import type { ReactNode } from 'react';

/**
 * The text of a heading that gets the focus after the focused element was removed. Orca continues at
 * the first text that it finds; if that is the heading's own node, Orca does not speak its focus. A
 * global ARIA attribute gives the text a node of its own; this one has no effect.
 */
export function HeadingText({ children }: { readonly children: ReactNode }) {
  return <span aria-atomic="false">{children}</span>;
}
