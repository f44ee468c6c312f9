import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/TextParts.tsx';
import { T } from '../../i18n/T.tsx';

/** The accessibility statement: conformance, tests, known problems, complaints. */
export function AccessibilityPage() {
  return (
    <article>
      <PageHeader title={<T k="accessibility:page.title" />}>
        <p>
          <T k="accessibility:lead" />
        </p>
        <p>
          <T k="accessibility:updated" />
        </p>
      </PageHeader>
      <TextParts of="accessibility:parts" />
    </article>
  );
}
