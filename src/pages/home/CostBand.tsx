import { carInterest, exampleAmount, exampleMonths } from '../../../locales/figures.json';
import { ButtonLink } from '../../components/links.tsx';
import { Section } from '../../components/PageHeader.tsx';
import { formatCurrency } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/languages.ts';
import { Naira, T } from '../../i18n/T.tsx';
import { loanCost } from '../../site/loanCost.ts';
import { productPath } from '../../site/paths.ts';
import styles from './CostBand.module.css';

/** What one car loan costs, in naira, and the way to the cost of one's own. */
export function CostBand() {
  const language = useLanguage();
  const cost = loanCost(exampleAmount.value, carInterest.value, exampleMonths.value);
  return (
    <Section id="cost" title="home:cost.title" band="deep">
      <T parent="p" className={styles.lead} i18nKey="home:cost.text" />
      <dl className={styles.figures}>
        {(['installment', 'interest', 'total'] as const).map((column) => (
          <div key={column}>
            <T parent="dt" i18nKey={`product:cost.columns.${column}`} />
            <dd>
              <Naira>{formatCurrency(cost[column], language)}</Naira>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink to={`${productPath('car')}#cost`}>
          <T i18nKey="home:cost.link" />
        </ButtonLink>
      </p>
    </Section>
  );
}
