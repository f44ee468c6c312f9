import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../ui/Button.tsx';
import { SiteLink } from './SiteLink.tsx';

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: ButtonLook;
  readonly children: ReactNode;
}

/** A link within the site that is the next thing to do. */
export function ButtonLink({ to, look, children }: ButtonLinkProps) {
  return (
    <SiteLink to={to} className={buttonClass(look)}>
      {children}
    </SiteLink>
  );
}
