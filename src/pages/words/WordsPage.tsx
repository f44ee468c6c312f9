import { TalkToUs } from '../../components/ContactLinks.tsx';
import { linkTag } from '../../components/Links.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { LongText, Section } from '../../components/Section.tsx';
import { agreementWords, englishWords } from '../../components/TextTags.tsx';
import { paths } from '../../facts/paths.ts';
import { T } from '../../i18n/T.tsx';
import { englishProps, useTexts } from '../../i18n/texts.ts';

const termsTag = { terms: linkTag(paths.terms) };

/**
 * The main words of the loan agreement: each in the page's language and in English, with what the
 * terms say of it.
 */
export function WordsPage() {
  const { text } = useTexts();
  return (
    <>
      <PageHeader title="words:page.title" lead="words:lead" picture="step-approval">
        <T parent="p" i18nKey="words:more" components={termsTag} />
      </PageHeader>
      <LongText>
        {agreementWords.map((word) => (
          <Section key={word} id={word} title={`words:word.${word}`} variant="beside">
            <div className="stack">
              {text(`words:word.${word}`).text !== englishWords[word] && (
                <p {...englishProps}>
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
