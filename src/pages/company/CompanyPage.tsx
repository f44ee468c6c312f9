import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../i18n/Text.tsx';
import { About } from './About.tsx';
import { ChooseUs } from './ChooseUs.tsx';
import { Statistics } from './Statistics.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

/** All company sections, one below the other, and the company's figures. */
export function CompanyPage() {
  return (
    <>
      <PageHeader title={<Text k="company:all.title" />}>
        <p>
          <Text k="company:all.lead" />
        </p>
      </PageHeader>
      <Section id="about" title={<Text k="company:about.title" />}>
        <p>
          <Text k="company:about.lead" />
        </p>
        <About level="h3" />
      </Section>
      <Section id="values" title={<Text k="company:values.title" />}>
        <p>
          <Text k="company:values.lead" />
        </p>
        <Values level="h3" />
      </Section>
      <Section id="choose-us" title={<Text k="company:chooseUs.title" />}>
        <p>
          <Text k="company:chooseUs.lead" />
        </p>
        <ChooseUs level="h3" />
      </Section>
      <Section id="team" title={<Text k="company:team.title" />}>
        <p>
          <Text k="company:team.lead" />
        </p>
        <Team level="h3" />
      </Section>
      <Section id="figures" title={<Text k="company:statistics.title" />}>
        <Statistics />
      </Section>
    </>
  );
}
