import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';
import { About } from './About.tsx';
import { ChooseUs } from './ChooseUs.tsx';
import { Statistics } from './Statistics.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

/** The statistics, and all company sections (specification, section 2). */
export function CompanyPage() {
  return (
    <>
      <PageHeader title={<T k="company:all.title" />}>
        <p>
          <T k="company:all.lead" />
        </p>
      </PageHeader>
      <Section id="figures" title={<T k="company:statistics.title" />}>
        <Statistics />
      </Section>
      <Section id="about" title={<T k="company:about.title" />}>
        <p>
          <T k="company:about.lead" />
        </p>
        <About level="h3" />
      </Section>
      <Section id="values" title={<T k="company:values.title" />}>
        <p>
          <T k="company:values.lead" />
        </p>
        <Values level="h3" />
      </Section>
      <Section id="choose-us" title={<T k="company:chooseUs.title" />}>
        <p>
          <T k="company:chooseUs.lead" />
        </p>
        <ChooseUs level="h3" />
      </Section>
      <Section id="team" title={<T k="company:team.title" />}>
        <p>
          <T k="company:team.lead" />
        </p>
        <Team level="h3" />
      </Section>
    </>
  );
}
