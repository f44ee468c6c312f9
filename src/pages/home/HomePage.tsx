import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ContactActions } from '../../components/ContactActions.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { productPath } from '../../site/paths.ts';
import { loanTypes, products } from '../../site/products.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';
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
  const choices = loanTypes.map((loanType) => (
    <ButtonLink key={loanType} to={productPath(loanType)}>
      <T k={`common:menu.links.${loanType}`} />
    </ButtonLink>
  ));
  return (
    <PageHeader title={<T k="home:hero.title" />} choices={choices} image={image}>
      <p>
        <T k="home:hero.lead" />
      </p>
    </PageHeader>
  );
}

function ProductCards() {
  return (
    <Section id="products" title={<T k="home:products.title" />}>
      <CardGrid>
        {loanTypes.map((loanType) => (
          <Card
            key={loanType}
            icon={products[loanType].icon}
            title={<T k={`common:menu.links.${loanType}`} />}
          >
            <p>
              <T k={`home:products.${loanType}.text`} />
            </p>
            <SiteLink to={productPath(loanType)}>
              <T k={`home:products.${loanType}.link`} />
            </SiteLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
