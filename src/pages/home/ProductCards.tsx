import { SiteLink } from '../../components/links.tsx';
import { Section } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes, products } from '../../site/products.ts';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import styles from './ProductCards.module.css';

/** What one compares, the same of each product, in the same order. */
const facts = ['amount', 'repayment', 'interest', 'collateral'] as const;

/** The three products beside each other; each fact has a row of its own over all cards. */
export function ProductCards() {
  return (
    <Section id="products" title="home:products.title">
      <List className={styles.cards}>
        {loanTypes.map((loanType) => (
          <li key={loanType}>
            <h3>
              <Icon name={products[loanType].icon} />
              <T i18nKey={`common:menu.links.${loanType}`} />
            </h3>
            <dl>
              {facts.map((fact) => (
                <div key={fact}>
                  <T parent="dt" i18nKey={`home:products.facts.${fact}`} />
                  <T parent="dd" i18nKey={`home:products.${loanType}.${fact}`} saysNaira />
                </div>
              ))}
            </dl>
            <SiteLink to={productPath(loanType)}>
              <T i18nKey={`home:products.${loanType}.link`} />
            </SiteLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
