import { PageHeader } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { Team } from './Team.tsx';

export function TeamPage() {
  return (
    <>
      <PageHeader title={<T k="company:team.title" />}>
        <p>
          <T k="company:team.lead" />
        </p>
      </PageHeader>
      <Team level="h2" />
    </>
  );
}
