import type { ReactNode } from 'react';
import { contactTags, SiteLink } from '../../components/links.tsx';
import { T } from '../../i18n/T.tsx';
import { paths } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import { List } from '../../ui/List.tsx';
import styles from './BeforeBorrowing.module.css';

/** A link to a part of the terms by its anchor. */
function termsLink(part: string) {
  return ({ children }: { readonly children?: ReactNode }) => (
    <SiteLink to={`${paths.terms}#${part}`}>{children}</SiteLink>
  );
}

const LateLink = termsLink('late-payment');
const RepaymentLink = termsLink('repayment');
const RolloverLink = termsLink('rollover');
const CollateralLink = termsLink('collateral-and-custody');

/** The consequences of a late payment by the terms, before the application. */
export function BeforeBorrowing({ loanType }: { readonly loanType: LoanType }) {
  return (
    <section className={styles.before}>
      <T parent="h2" id="before" i18nKey="product:sections.before" />
      <List className={styles.points}>
        {loanType === 'car' && (
          <T
            parent="li"
            className={styles.gravest}
            i18nKey="product:before.car"
            components={{ terms: CollateralLink }}
          />
        )}
        <T parent="li" i18nKey="product:before.late" components={{ terms: LateLink }} />
        <T
          parent="li"
          i18nKey="product:before.due"
          components={{ ...contactTags, terms: RepaymentLink }}
        />
        <T parent="li" i18nKey="product:before.rollover" components={{ terms: RolloverLink }} />
      </List>
    </section>
  );
}
