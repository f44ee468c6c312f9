import { useEffect, useState } from 'react';
import { isSuggestionDismissed, preferredLanguage } from '../i18n/languagePreference.ts';
import type { Language } from '../i18n/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import type { WordStore } from '../i18n/wordStore.ts';
import { wordsIn } from '../i18n/words.ts';
import { focusHeading } from './focusOn.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { whenSplashEnds } from './splash.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Offers the page in the language that the visitor prefers, in that language, once the splash is
 * over. It floats above the page's end, so that nothing moves under the reader, and it is the
 * second stop of the Tab key, so that nobody has to look for it.
 */
export function LanguageSuggestion({ store }: { readonly store: WordStore }) {
  const [language, setLanguage] = useSuggestion(store);
  if (!language) return null;
  return (
    <WordsProvider store={store} language={language}>
      <LanguageOffer
        language={language}
        onAnswer={() => {
          setLanguage(undefined);
          // The control that had the focus is gone; reading goes on with the page.
          focusHeading();
        }}
      />
    </WordsProvider>
  );
}

function useSuggestion(store: WordStore) {
  const { language: shown } = useWords();
  const [suggestion, setSuggestion] = useState<Language>();
  useEffect(() => {
    let left = false;
    setSuggestion(undefined);
    // Without its translations, which would be in another language, there is no suggestion.
    const show = (found: Language | undefined) => !left && setSuggestion(found);
    void suggestionFor(shown, store).then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [shown, store]);
  return [suggestion, setSuggestion] as const;
}

async function suggestionFor(shown: Language, store: WordStore): Promise<Language | undefined> {
  await whenSplashEnds();
  await whenIdle();
  const language = preferredLanguage();
  if (!language || language === shown || isSuggestionDismissed()) return undefined;
  await store.load(language, ['common']);
  return hasOwnWords(language, store) ? language : undefined;
}

function hasOwnWords(language: Language, store: WordStore): boolean {
  const { marks } = wordsIn(store, language);
  const names = ['text', 'accept', 'dismiss'] as const;
  return names.every((name) => !marks(`common:language.suggestion.${name}`).lang);
}
