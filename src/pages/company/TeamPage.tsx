import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { Team } from './Team.tsx';

export function TeamPage() {
  return (
    <>
      <PageHeader title={<Text k="company:team.title" />}>
        <p>
          <Text k="company:team.lead" />
        </p>
      </PageHeader>
      <Team level="h2" />
    </>
  );
}
