import { PageHeader } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { Values } from './Values.tsx';

export function ValuesPage() {
  return (
    <>
      <PageHeader title={<T k="company:values.title" />}>
        <p>
          <T k="company:values.lead" />
        </p>
      </PageHeader>
      <Values level="h2" />
    </>
  );
}
