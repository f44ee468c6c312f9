import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/TextParts.tsx';
import { Text } from '../../i18n/Text.tsx';

/** The accessibility statement: what is met, how it is tested, what is wrong, how to complain. */
export function AccessibilityPage() {
  return (
    <article>
      <PageHeader title={<Text k="accessibility:page.title" />}>
        <p>
          <Text k="accessibility:lead" />
        </p>
        <p>
          <Text k="accessibility:updated" />
        </p>
      </PageHeader>
      <TextParts of="accessibility:parts" />
    </article>
  );
}
