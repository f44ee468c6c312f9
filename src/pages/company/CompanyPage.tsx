import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader, Section, TalkToUs } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import styles from './CompanyPage.module.css';
import { Statistics } from './Statistics.tsx';
import { About, ChooseUs, Team, Values } from './sections.tsx';

/** The company's sections in their order, each also a page of its own. */
const sections = {
  about: { id: 'about', Content: About },
  values: { id: 'values', Content: Values },
  chooseUs: { id: 'choose-us', Content: ChooseUs },
  team: { id: 'team', Content: Team },
} as const;

type SectionName = keyof typeof sections;

const order = ['about', 'values', 'chooseUs', 'team'] as const satisfies SectionName[];

/** The statistics, and all company sections (specification, section 2). */
export function CompanyPage() {
  return (
    <>
      <PageHeader title="company:all.title" lead="company:all.lead" />
      <Statistics />
      {order.map((name) => {
        const { id, Content } = sections[name];
        return (
          <Section key={name} id={id} title={`company:${name}.title`}>
            <T parent="p" i18nKey={`company:${name}.lead`} />
            <Content level="h3" />
          </Section>
        );
      })}
      <TalkToUs />
    </>
  );
}

/** One section as a page. */
export function CompanySectionPage({ name }: { readonly name: SectionName }) {
  const { Content } = sections[name];
  return (
    <>
      <PageHeader
        title={`company:${name}.title`}
        lead={`company:${name}.lead`}
        image={name === 'about' && <Illustration name="about" first alt="company:about.image" />}
      />
      <div className={styles.page}>
        <Content level="h2" />
      </div>
      <TalkToUs />
    </>
  );
}
