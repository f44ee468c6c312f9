import { Illustration } from '../../components/Illustration.tsx';
import { SiteLink } from '../../components/links.tsx';
import { PageHeader, TalkToUs } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { productPath } from '../../site/paths.ts';
import { loanTypes, products } from '../../site/products.ts';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { CostBand } from './CostBand.tsx';
import styles from './HomePage.module.css';
import { ProductCards } from './ProductCards.tsx';
import { SampleFundings } from './SampleFundings.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <SampleFundings />
      <ProductCards />
      <CostBand />
      <TalkToUs />
    </>
  );
}

function Hero() {
  return (
    <PageHeader
      title="home:hero.title"
      lead="home:hero.lead"
      image={<Illustration name="hero-home" first alt="home:hero.image" />}
    >
      <Choices />
    </PageHeader>
  );
}

/** The buttons to the products, each with what it gives. */
function Choices() {
  return (
    <List className={styles.choices}>
      {loanTypes.map((loanType) => (
        <li key={loanType}>
          <SiteLink to={productPath(loanType)} className={styles.choice}>
            <span className={styles.icon}>
              <Icon name={products[loanType].icon} />
            </span>
            <span className={styles.name}>
              <T parent="strong" i18nKey={`common:menu.links.${loanType}`} />{' '}
              <T parent="span" className={styles.gives} i18nKey={`home:hero.choices.${loanType}`} />
            </span>
            <Icon name="chevron" />
          </SiteLink>
        </li>
      ))}
    </List>
  );
}
