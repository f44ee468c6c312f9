import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { Values } from './Values.tsx';

export function ValuesPage() {
  return (
    <>
      <PageHeader title={<Text k="company:values.title" />}>
        <p>
          <Text k="company:values.lead" />
        </p>
      </PageHeader>
      <Values level="h2" />
    </>
  );
}
