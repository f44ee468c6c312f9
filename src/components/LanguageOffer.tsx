import { useId } from 'react';
import { dismissSuggestion } from '../i18n/languagePreference.ts';
import type { Language } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageOffer.module.css';

interface LanguageOfferProps {
  readonly language: Language;
  readonly onAnswer: () => void;
}

/** The suggestion of a language, in that language. */
export function LanguageOffer({ language, onAnswer }: LanguageOfferProps) {
  const nameId = useId();
  const values = { language: language.nameInSentence ?? language.name };
  const dismiss = () => {
    dismissSuggestion();
    onAnswer();
  };
  return (
    <section
      lang={language.tag}
      dir={language.dir}
      aria-labelledby={nameId}
      data-language-suggestion=""
      className={styles.suggestion}
    >
      <span id={nameId} hidden>
        <T k="common:language.suggestion.label" />
      </span>
      <p>
        <T k="common:language.suggestion.text" values={values} />
      </p>
      <div className="cluster">
        <LanguageLink language={language} className={buttonClass('quiet')} onFollow={onAnswer}>
          <T k="common:language.suggestion.accept" values={values} />
        </LanguageLink>
        <Button variant="bare" onClick={dismiss}>
          <T k="common:language.suggestion.dismiss" />
        </Button>
      </div>
    </section>
  );
}
