import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ContactActions } from '../../components/ContactActions.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { SiteLink } from '../../components/SiteLink.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
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
      <Section id="connect" title={<Text k="home:connect.title" />}>
        <p>
          <Text k="home:connect.text" />
        </p>
        <ContactActions />
      </Section>
    </>
  );
}

function Hero() {
  const { t, marks } = useWords();
  const image = (
    <Illustration name="hero-home" first alt={t('home:hero.image')} {...marks('home:hero.image')} />
  );
  const choices = loanTypes.map((loanType) => (
    <ButtonLink key={loanType} to={productPath(loanType)}>
      <Text k={`common:menu.links.${loanType}`} />
    </ButtonLink>
  ));
  return (
    <PageHeader title={<Text k="home:hero.title" />} choices={choices} image={image}>
      <p>
        <Text k="home:hero.lead" />
      </p>
    </PageHeader>
  );
}

function ProductCards() {
  return (
    <Section id="products" title={<Text k="home:products.title" />}>
      <CardGrid>
        {loanTypes.map((loanType) => (
          <Card
            key={loanType}
            icon={products[loanType].icon}
            title={<Text k={`common:menu.links.${loanType}`} />}
          >
            <p>
              <Text k={`home:products.${loanType}.text`} />
            </p>
            <SiteLink to={productPath(loanType)}>
              <Text k={`home:products.${loanType}.link`} />
            </SiteLink>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
