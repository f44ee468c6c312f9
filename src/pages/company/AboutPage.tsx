import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Text } from '../../i18n/Text.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { About } from './About.tsx';

export function AboutPage() {
  const { t, marks } = useWords();
  const image = (
    <Illustration
      name="about"
      first
      alt={t('company:about.image')}
      {...marks('company:about.image')}
    />
  );
  return (
    <>
      <PageHeader title={<Text k="company:about.title" />} image={image}>
        <p>
          <Text k="company:about.lead" />
        </p>
      </PageHeader>
      <About level="h2" />
    </>
  );
}
