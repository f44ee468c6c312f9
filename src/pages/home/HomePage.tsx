import type { PropsWithChildren } from 'react';
import { exampleAmount, exampleMonths } from '../../../locales/figures.json';
import { TalkToUs } from '../../components/ContactLinks.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { ButtonLink, SiteLink } from '../../components/Links.tsx';
import { LoanCost } from '../../components/LoanCost.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FactsToAsk, useProductFacts } from '../../components/ProductFacts.tsx';
import { Section } from '../../components/Section.tsx';
import { factTags, textTags } from '../../components/TextTags.tsx';
import { productPath } from '../../facts/paths.ts';
import { type LoanType, loanTypes, products } from '../../facts/products.ts';
import { T } from '../../i18n/T.tsx';
import { List, linkTargets } from '../../ui/Elements.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HomePage.module.css';

export function HomePage() {
  return (
    <>
      <PageHeader
        title="home:hero.title"
        lead="home:hero.lead"
        image={<Illustration name="hero-home" first alt="home:hero.image" />}
      >
        <Choices />
        <Assurances />
      </PageHeader>
      <CostBand />
      <SampleFundings />
      <ProductCards />
      <TalkToUs />
    </>
  );
}

/** The links to the products, each with a line on what the product gives. */
function Choices() {
  return (
    <List className="cells round-ends">
      {loanTypes.map((loanType) => (
        <li key={loanType}>
          <SiteLink to={productPath(loanType)} className={styles.choice}>
            <span className={styles.icon}>
              <Icon name={products[loanType].icon} />
            </span>
            <T parent="strong" i18nKey={`common:menu.links.${loanType}`} />{' '}
            <T className={`note ${styles.line}`} i18nKey={`home:hero.choices.${loanType}`} />
            <Icon name="chevron" />
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

/** Where and when the company can be reached, in words of the page on reasons to choose it. */
function Assurances() {
  return (
    <List className="note stack icon-list">
      <li>
        <Icon name="pin" />
        <T i18nKey="company:chooseUs.groups.trusted.points.office" />
      </li>
      <li>
        <Icon name="phone" />
        <T i18nKey="company:chooseUs.groups.trusted.points.support" />
      </li>
    </List>
  );
}

/** What the headline promises: the cost of an example of a car loan, and the way to the calculator. */
function CostBand() {
  return (
    <Section id="cost" title="home:cost.title" band="deep">
      <div className={styles.example}>
        <div className="stack">
          <T parent="p" i18nKey="home:cost.text" />
          <LoanCost amount={exampleAmount.value} months={exampleMonths.value} />
        </div>
        <div className="stack">
          <T parent="p" className="note" i18nKey="home:cost.note" />
          <p>
            <ButtonLink to={productPath('car')}>
              <T i18nKey="home:cost.link" />
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The invented fundings, with the names of their figures. */
const samples = [
  { id: 'trader', loan: 'car', amount: 'sampleCarAmount', date: 'sampleCarDate' },
  { id: 'tailor', loan: 'business', amount: 'sampleBusinessAmount', date: 'sampleBusinessDate' },
  { id: 'tenant', loan: 'personal', amount: 'samplePersonalAmount', date: 'samplePersonalDate' },
  { id: 'driver', loan: 'car', amount: 'sampleSecondCarAmount', date: 'sampleSecondCarDate' },
] as const;

/** The invented fundings, labelled as samples. */
function SampleFundings() {
  return (
    <Section id="samples" title="home:samples.title" variant="quiet">
      <T parent="p" i18nKey="home:samples.note" />
      <List className={styles.samples}>
        {samples.map(({ id, loan, amount, date }) => (
          <li key={id}>
            <div>
              <T parent="p" i18nKey={`home:samples.names.${id}`} />
              <T parent="p" className="note" i18nKey={`common:menu.links.${loan}`} />
            </div>
            <div className={styles.amount}>
              <T parent="strong" i18nKey={`common:figures.${amount}`} />
              <T parent="p" className="note" i18nKey={`common:figures.${date}`} />
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** The products side by side. */
function ProductCards() {
  return (
    <Section id="products" title="home:products.title">
      <List className={`cells ${styles.cards}`}>
        {loanTypes.map((loanType) => (
          <ProductCard key={loanType} loanType={loanType} />
        ))}
      </List>
    </Section>
  );
}

/** The tags of facts, without links: a card has one, to its product. */
const cardTags = {
  ...Object.fromEntries(
    Object.keys(textTags).map((tag) => [tag, ({ children }: PropsWithChildren) => children]),
  ),
  ...factTags,
};

function ProductCard({ loanType }: { readonly loanType: LoanType }) {
  const facts = useProductFacts(loanType).filter(({ isCompared }) => isCompared);
  return (
    <li className={`stack ${linkTargets}`}>
      <h3>
        <Icon name={products[loanType].icon} />
        <T i18nKey={`common:menu.links.${loanType}`} />
      </h3>
      <dl>
        {facts.map(({ name, key }) => (
          <div key={name}>
            <T parent="dt" className="note" i18nKey={`product:facts.${name}`} />
            <T parent="dd" i18nKey={key} components={cardTags} />
          </div>
        ))}
      </dl>
      <FactsToAsk loanType={loanType} onlyCompared />
      <SiteLink to={productPath(loanType)}>
        <T i18nKey={`home:products.${loanType}.link`} />
      </SiteLink>
    </li>
  );
}
