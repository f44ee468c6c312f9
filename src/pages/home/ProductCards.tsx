import { SiteLink } from '../../components/links.tsx';
import { Section } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes, products } from '../../site/products.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';
import styles from './ProductCards.module.css';

/** What one compares, the same of each product, in the same order. */
const facts = ['amount', 'repayment', 'interest', 'collateral'] as const;

/** The three products beside each other; each fact has a row of its own over all cards. */
export function ProductCards() {
  return (
    <Section id="products" title="home:products.title">
      <div className={styles.cards}>
        <CardGrid>
          {loanTypes.map((loanType) => (
            <Card
              key={loanType}
              icon={products[loanType].icon}
              title={<T i18nKey={`common:menu.links.${loanType}`} />}
            >
              <dl className={styles.facts}>
                {facts.map((fact) => (
                  <div key={fact}>
                    <T parent="dt" i18nKey={`home:products.facts.${fact}`} />
                    <T parent="dd" i18nKey={`home:products.${loanType}.${fact}`} />
                  </div>
                ))}
              </dl>
              <SiteLink to={productPath(loanType)}>
                <T i18nKey={`home:products.${loanType}.link`} />
              </SiteLink>
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
