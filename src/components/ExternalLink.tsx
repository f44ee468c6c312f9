import type { ReactNode } from 'react';
import { T } from '../i18n/T.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another site, which says so to those who cannot see where it leads. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} rel="external noopener" className={className}>
      {children}
      <VisuallyHidden>
        {/* One that does not collapse at the edge of a box: Orca would run the words together. */}
        {'\u00A0'}
        <T k="common:link.leavesSite" />
      </VisuallyHidden>
    </a>
  );
}
