import { ContactActions } from '../../components/ContactActions.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { productPath } from '../../site/paths.ts';
import { loanTypes, products } from '../../site/products.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HomePage.module.css';
import { ProductCards } from './ProductCards.tsx';
import { SampleFundings } from './SampleFundings.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <SampleFundings />
      <ProductCards />
      <Section id="connect" title={<T k="home:connect.title" />}>
        <p>
          <T k="home:connect.text" />
        </p>
        <ContactActions />
      </Section>
    </>
  );
}

function Hero() {
  const { t, langProps } = useTranslator();
  const image = (
    <Illustration
      name="hero-home"
      first
      alt={t('home:hero.image')}
      {...langProps('home:hero.image')}
    />
  );
  return (
    <PageHeader title={<T k="home:hero.title" />} image={image}>
      <p>
        <T k="home:hero.lead" />
      </p>
      <Choices />
    </PageHeader>
  );
}

/** The buttons to the products, each with what it gives. */
function Choices() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops it with the markers (WebKit bug 170179)
    <ul role="list" className={styles.choices}>
      {loanTypes.map((loanType) => (
        <li key={loanType}>
          <SiteLink to={productPath(loanType)} className={styles.choice}>
            <span className={styles.icon}>
              <Icon name={products[loanType].icon} />
            </span>
            <span>
              <strong>
                <T k={`common:menu.links.${loanType}`} />
              </strong>{' '}
              <span className={styles.gives}>
                <T k={`home:hero.choices.${loanType}`} />
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
