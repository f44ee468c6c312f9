import { PageHeader } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { ChooseUs } from './ChooseUs.tsx';

export function ChooseUsPage() {
  return (
    <>
      <PageHeader title={<T k="company:chooseUs.title" />}>
        <p>
          <T k="company:chooseUs.lead" />
        </p>
      </PageHeader>
      <ChooseUs level="h2" />
    </>
  );
}
