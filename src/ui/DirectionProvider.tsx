import { DirectionProvider as RadixDirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';

interface DirectionProviderProps {
  readonly dir: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** The text direction for Radix; without it menus and tabs set `dir="ltr"` on themselves (#3830). */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  return <RadixDirectionProvider dir={dir}>{children}</RadixDirectionProvider>;
}
