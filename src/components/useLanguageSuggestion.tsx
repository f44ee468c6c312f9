import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Translations } from '../i18n/createTranslations.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { isSuggestionDismissed, preferredLanguage } from '../i18n/languagePreference.ts';
import { type Language, withoutLanguage } from '../i18n/languages.ts';
import { focusFooter, focusHeading } from './focusOn.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { whenSplashEnds } from './splash.ts';
import { whenIdle } from './whenIdle.ts';

interface Suggestion {
  readonly language: Language;
  /** The page on which it was found, without language. */
  readonly page: string;
  /** Whether the end of that page was below what was in view. */
  readonly isEndBelow: boolean;
}

interface Places {
  readonly beforePage?: ReactNode;
  readonly afterPage?: ReactNode;
}

/**
 * Suggests the page in the visitor's preferred language, in that language, after the splash. So that
 * nothing moves, it stands after the page that is read meanwhile, below what is in view, and before
 * every page that is opened later.
 * @param shown the language of the page
 * @param page the path of the page, without language
 */
export function useLanguageSuggestion(
  translations: Translations,
  shown: Language,
  page: string,
): Places {
  const [suggestion, setSuggestion] = useSuggestion(translations, shown);
  if (!suggestion) return {};
  const isAfter = suggestion.page === page;
  const { language } = suggestion;
  const offer = (
    <I18nextProvider i18n={translations.in(language)}>
      <LanguageOffer
        language={language}
        onAnswer={() => {
          setSuggestion(undefined);
          // The focused control is removed, so the focus moves to what comes after it.
          if (isAfter) focusFooter();
          else focusHeading();
        }}
      />
    </I18nextProvider>
  );
  return isAfter ? { afterPage: suggestion.isEndBelow && offer } : { beforePage: offer };
}

function useSuggestion(translations: Translations, shown: Language) {
  const [suggestion, setSuggestion] = useState<Suggestion>();
  useEffect(() => {
    let left = false;
    setSuggestion(undefined);
    const show = (language: Language | undefined) => {
      if (left || !language) return;
      const { top } = document.querySelector('footer')?.getBoundingClientRect() ?? { top: 0 };
      const page = withoutLanguage(location.pathname);
      setSuggestion({ language, page, isEndBelow: top >= innerHeight });
    };
    // If its translations do not load, there is no suggestion.
    void suggestionFor(shown, translations).then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [shown, translations]);
  return [suggestion, setSuggestion] as const;
}

async function suggestionFor(
  shown: Language,
  translations: Translations,
): Promise<Language | undefined> {
  await whenSplashEnds();
  await whenIdle();
  const language = preferredLanguage();
  if (!language || language === shown || isSuggestionDismissed()) return undefined;
  await translations.load(language, ['common']);
  return isTranslated(language, translations) ? language : undefined;
}

function isTranslated(language: Language, translations: Translations): boolean {
  const { langProps } = createTranslator(translations.in(language));
  const names = ['text', 'accept', 'dismiss'] as const;
  return names.every((name) => !langProps(`common:language.suggestion.${name}`).lang);
}
