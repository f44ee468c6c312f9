import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { ChooseUs } from './ChooseUs.tsx';

export function ChooseUsPage() {
  return (
    <>
      <PageHeader title={<Text k="company:chooseUs.title" />}>
        <p>
          <Text k="company:chooseUs.lead" />
        </p>
      </PageHeader>
      <ChooseUs level="h2" />
    </>
  );
}
