import { useEffect, useId, useState } from 'react';
import {
  dismissSuggestion,
  isSuggestionDismissed,
  preferredLanguage,
} from '../i18n/languagePreference.ts';
import type { Language } from '../i18n/languages.ts';
import { Text } from '../i18n/Text.tsx';
import { useWords } from '../i18n/useWords.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import type { WordStore } from '../i18n/wordStore.ts';
import { wordsIn } from '../i18n/words.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { focusHeading } from './focusOn.ts';
import { LanguageLink } from './LanguageLink.tsx';
import styles from './LanguageSuggestion.module.css';
import { whenSplashEnds } from './splash.ts';

/**
 * Offers the page in the language that the visitor prefers, in that language, once the splash is
 * over. It floats above the page's end, so that nothing moves under the reader, and it is the
 * second stop of the Tab key, so that nobody has to look for it.
 */
export function LanguageSuggestion({ store }: { readonly store: WordStore }) {
  const [suggested, setSuggested] = useSuggestion(store);
  if (!suggested) return null;
  return (
    <WordsProvider store={store} language={suggested}>
      <Offer
        language={suggested}
        onAnswer={() => {
          setSuggested(undefined);
          // The control that had the focus is gone; reading goes on with the page.
          focusHeading();
        }}
      />
    </WordsProvider>
  );
}

interface OfferProps {
  readonly language: Language;
  readonly onAnswer: () => void;
}

function Offer({ language, onAnswer }: OfferProps) {
  const nameId = useId();
  const values = { language: language.name };
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
        <Text k="common:language.suggestion.label" />
      </span>
      <p>
        <Text k="common:language.suggestion.text" values={values} />
      </p>
      <div className="cluster">
        <LanguageLink language={language} className={buttonClass()} onFollow={onAnswer}>
          <Text k="common:language.suggestion.accept" values={values} />
        </LanguageLink>
        <Button look="bare" onClick={dismiss}>
          <Text k="common:language.suggestion.dismiss" />
        </Button>
      </div>
    </section>
  );
}

function useSuggestion(store: WordStore) {
  const { language: shown } = useWords();
  const [suggested, setSuggested] = useState<Language>();
  useEffect(() => {
    let left = false;
    setSuggested(undefined);
    void languageToSuggest(shown, store).then((language) => {
      if (!left) setSuggested(language);
    });
    return () => {
      left = true;
    };
  }, [shown, store]);
  return [suggested, setSuggested] as const;
}

async function languageToSuggest(shown: Language, store: WordStore) {
  await whenSplashEnds();
  const preferred = preferredLanguage();
  if (!preferred || preferred === shown || isSuggestionDismissed()) return undefined;
  const isThere = await store.load(preferred, ['common']).then(
    () => true,
    () => false,
  );
  // Without its words, a suggestion would not be in its language: then there is none.
  return isThere && hasOwnWords(preferred, store) ? preferred : undefined;
}

function hasOwnWords(language: Language, store: WordStore): boolean {
  const { marks } = wordsIn(store, language);
  const names = ['text', 'accept', 'dismiss'] as const;
  return names.every((name) => !marks(`common:language.suggestion.${name}`).lang);
}
