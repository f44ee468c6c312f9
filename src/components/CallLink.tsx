import type { ReactNode } from 'react';
import { phoneLink } from '../site/company.ts';

/** A link within a sentence that calls the company. */
export function CallLink({ children }: { readonly children?: ReactNode }) {
  return <a href={phoneLink}>{children}</a>;
}
