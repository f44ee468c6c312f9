import { TalkToUs } from '../../components/ContactLinks.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TextParts } from '../../components/Section.tsx';
import { T } from '../../i18n/T.tsx';

/** The accessibility statement: conformance, tests, known problems, complaints. */
export function AccessibilityPage() {
  return (
    <>
      <PageHeader title="accessibility:page.title" lead="accessibility:lead">
        <T parent="p" i18nKey="accessibility:updated" />
      </PageHeader>
      <TextParts of="accessibility:parts" />
      <TalkToUs />
    </>
  );
}
