import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { applicationPath } from '../../site/paths.ts';
import type { LoanType } from '../../site/products.ts';
import { Card, CardGrid } from '../../ui/Card.tsx';
import { criterionIcon } from './criterionIcon.ts';
import { KeyFacts } from './KeyFacts.tsx';

interface ProductProps {
  readonly loanType: LoanType;
}

/** Everything about one kind of funding, in the order in which one asks for it. */
export function ProductDetails({ loanType }: ProductProps) {
  return (
    <>
      <Hero loanType={loanType} />
      <Steps loanType={loanType} />
      <Offers loanType={loanType} />
      <Criteria loanType={loanType} />
      <Next loanType={loanType} />
    </>
  );
}

function Hero({ loanType }: ProductProps) {
  const { t, langProps } = useTranslator();
  const image = (
    <Illustration
      name={`hero-${loanType}`}
      first
      alt={t(`product:${loanType}.Image1`)}
      {...langProps(`product:${loanType}.Image1`)}
    />
  );
  return (
    <PageHeader
      title={<T k={`product:${loanType}.Text1`} />}
      image={image}
      facts={<KeyFacts loanType={loanType} />}
    >
      <p>
        <T k={`product:${loanType}.Text2`} />
      </p>
      <ApplyLink loanType={loanType} />
    </PageHeader>
  );
}

function ApplyLink({ loanType }: ProductProps) {
  return (
    <ButtonLink to={applicationPath(loanType)}>
      <T k="common:action.apply" />
    </ButtonLink>
  );
}

function Steps({ loanType }: ProductProps) {
  const { entries } = useTranslator();
  return (
    <Section id="steps" title={<T k="product:sections.steps" />}>
      <CardGrid ordered>
        {entries(`product:${loanType}.steps`).map(({ id, at }) => (
          <Card
            key={id}
            image={<Illustration name={`step-${id}`} alt="" />}
            title={<T k={at('header')} />}
          >
            <p>
              <T k={at('textContent')} />
            </p>
          </Card>
        ))}
      </CardGrid>
      <div>
        <ApplyLink loanType={loanType} />
      </div>
    </Section>
  );
}

function Offers({ loanType }: ProductProps) {
  const { entries } = useTranslator();
  return (
    <Section id="offers" title={<T k="product:sections.offers" />}>
      <CardGrid>
        {entries(`product:${loanType}.offers`).map(({ id, at }) => (
          <Card key={id} icon="check" title={<T k={at('header')} />}>
            <p>
              <T k={at('textContent')} />
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Criteria({ loanType }: ProductProps) {
  const { entries } = useTranslator();
  return (
    <Section id="criteria" title={<T k="product:sections.criteria" />}>
      <CardGrid>
        {entries(`product:${loanType}.criteria`).map(({ id, at }) => (
          <Card key={id} icon={criterionIcon(id)} title={<T k={at('header')} />}>
            <p>
              <T k={at('textContent')} />
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Next({ loanType }: ProductProps) {
  return (
    <Section id="next" title={<T k="product:sections.next" />}>
      <CardGrid>
        <Card icon="speed" title={<T k="product:sections.disbursement" />}>
          <p>
            <T k={`product:${loanType}.next.disbursement`} />
          </p>
        </Card>
        <Card icon="calendar" title={<T k="product:sections.repayment" />}>
          <p>
            <T k={`product:${loanType}.next.repayment`} />
          </p>
        </Card>
        <Card icon="support" title={<T k="product:sections.support" />}>
          <p>
            <T k="product:support.text" />
          </p>
        </Card>
      </CardGrid>
      <div>
        <ApplyLink loanType={loanType} />
      </div>
    </Section>
  );
}
