import type { PropsWithChildren } from 'react';
import { company } from '../facts/company.ts';
import { legalFacts } from '../facts/settings.ts';
import { T } from '../i18n/T.tsx';
import { List } from '../ui/Elements.tsx';
import { ExternalLink } from './Links.tsx';

const given = legalFacts.filter((fact) => company[fact]);

const tags = {
  register: ({ children }: PropsWithChildren) =>
    company.licenceRegister ? (
      <ExternalLink href={company.licenceRegister}>{children}</ExternalLink>
    ) : (
      children
    ),
};

/** Who the lender is by law, as far as the settings say it. */
export function LegalFacts({ className }: { readonly className?: string | undefined }) {
  if (given.length === 0) return null;
  return (
    <List className={className}>
      {given.map((fact) => (
        <T key={fact} parent="li" i18nKey={`common:legal.${fact}`} components={tags} />
      ))}
    </List>
  );
}
