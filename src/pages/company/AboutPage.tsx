import { Illustration } from '../../components/Illustration.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { T } from '../../i18n/T.tsx';
import { useTranslator } from '../../i18n/useTranslator.ts';
import { About } from './About.tsx';

export function AboutPage() {
  const { t, langProps } = useTranslator();
  const image = (
    <Illustration
      name="about"
      first
      alt={t('company:about.image')}
      {...langProps('company:about.image')}
    />
  );
  return (
    <>
      <PageHeader title={<T k="company:about.title" />} image={image}>
        <p>
          <T k="company:about.lead" />
        </p>
      </PageHeader>
      <About level="h2" />
    </>
  );
}
