import { DirectionProvider as RadixDirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';

interface DirectionProviderProps {
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Tells menus and tabs which way the page reads; without it they stamp `dir="ltr"` on themselves. */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={dir}>{children}</RadixDirectionProvider>;
}
