import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from '../ui/Button.tsx';
import { SiteLink } from './SiteLink.tsx';

interface ButtonLinkProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** A link within the site, styled as a button, for the main action of a page. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={buttonClass(variant)}>
      {children}
    </SiteLink>
  );
}
