import type { ReactNode } from 'react';
import { T } from '../i18n/T.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another site, marked as such for screen readers too. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} rel="external noopener" className={className}>
      {children}
      <VisuallyHidden>
        {/* A no-break space: Orca joins the words when a plain one collapses at the edge of a box. */}
        {'\u00A0'}
        <T k="common:link.leavesSite" />
      </VisuallyHidden>
    </a>
  );
}
