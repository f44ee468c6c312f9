import { useEffect, useState } from 'react';
import { isSuggestionDismissed, preferredLanguage } from '../i18n/languagePreference.ts';
import type { Language } from '../i18n/languages.ts';
import { useWords } from '../i18n/useWords.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import type { WordStore } from '../i18n/wordStore.ts';
import { wordsIn } from '../i18n/words.ts';
import { focusHeading } from './focusOn.ts';
import { whenSplashEnds } from './splash.ts';

/** Code of its own: most visitors read in the language that they prefer, and are asked nothing. */
const importOffer = () => import('./LanguageOffer.tsx');

type Offer = Awaited<ReturnType<typeof importOffer>>['LanguageOffer'];

interface Suggestion {
  readonly language: Language;
  readonly Offer: Offer;
}

/**
 * Offers the page in the language that the visitor prefers, in that language, once the splash is
 * over. It floats above the page's end, so that nothing moves under the reader, and it is the
 * second stop of the Tab key, so that nobody has to look for it.
 */
export function LanguageSuggestion({ store }: { readonly store: WordStore }) {
  const [suggestion, setSuggestion] = useSuggestion(store);
  if (!suggestion) return null;
  const { language, Offer } = suggestion;
  return (
    <WordsProvider store={store} language={language}>
      <Offer
        language={language}
        onAnswer={() => {
          setSuggestion(undefined);
          // The control that had the focus is gone; reading goes on with the page.
          focusHeading();
        }}
      />
    </WordsProvider>
  );
}

function useSuggestion(store: WordStore) {
  const { language: shown } = useWords();
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(() => {
    let left = false;
    setSuggestion(undefined);
    // Without its code or its words, which would be in another language, there is no suggestion.
    const show = (found: Suggestion | undefined) => !left && setSuggestion(found);
    void suggestionFor(shown, store).then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [shown, store]);
  return [suggestion, setSuggestion] as const;
}

async function suggestionFor(shown: Language, store: WordStore) {
  await whenSplashEnds();
  const language = preferredLanguage();
  if (!language || language === shown || isSuggestionDismissed()) return undefined;
  const [{ LanguageOffer }] = await Promise.all([importOffer(), store.load(language, ['common'])]);
  return hasOwnWords(language, store) ? { language, Offer: LanguageOffer } : undefined;
}

function hasOwnWords(language: Language, store: WordStore): boolean {
  const { marks } = wordsIn(store, language);
  const names = ['text', 'accept', 'dismiss'] as const;
  return names.every((name) => !marks(`common:language.suggestion.${name}`).lang);
}
