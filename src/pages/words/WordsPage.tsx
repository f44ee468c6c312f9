import { agreementWords, englishWords } from '../../components/agreementWords.tsx';
import { linkTag } from '../../components/links.tsx';
import { LongText, PageHeader, Section, TalkToUs } from '../../components/pageParts.tsx';
import { sourceTag } from '../../i18n/keys.ts';
import { useI18n } from '../../i18n/languages.ts';
import { T } from '../../i18n/T.tsx';
import { paths } from '../../site/paths.ts';

const termsTag = { terms: linkTag(paths.terms) };

/** The main words of the loan agreement: the language's own, the English one, and what the terms say of it. */
export function WordsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title="words:page.title" lead="words:lead">
        <T parent="p" i18nKey="words:more" components={termsTag} />
      </PageHeader>
      <LongText>
        {agreementWords.map((word) => (
          <Section key={word} id={word} title={`words:word.${word}`}>
            <div>
              {t(`words:word.${word}`) !== englishWords[word] && (
                <p lang={sourceTag} dir="ltr">
                  <strong>{englishWords[word]}</strong>
                </p>
              )}
              <T parent="p" i18nKey={`words:meaning.${word}`} />
            </div>
          </Section>
        ))}
      </LongText>
      <TalkToUs />
    </>
  );
}
