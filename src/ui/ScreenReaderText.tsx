import type { ReactNode } from 'react';

interface TextProps {
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: TextProps) {
  return <span className="visually-hidden">{children}</span>;
}

/**
 * The text of a heading that gets the focus after the focused element was removed. Orca continues at
 * the first text that it finds; if that is the heading's own node, Orca does not speak its focus. A
 * global ARIA attribute gives the text a node of its own; this one has no effect.
 */
export function HeadingText({ children }: TextProps) {
  return <span aria-atomic="false">{children}</span>;
}
