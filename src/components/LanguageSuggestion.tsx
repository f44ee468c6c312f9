import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Translations } from '../i18n/createTranslations.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { isSuggestionDismissed, preferredLanguage } from '../i18n/languagePreference.ts';
import type { Language } from '../i18n/languages.ts';
import { useTranslator } from '../i18n/useTranslator.ts';
import { focusHeading } from './focusOn.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { whenSplashEnds } from './splash.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Suggests the page in the visitor's preferred language, in that language, after the splash. It
 * floats over the end of the viewport, so that no content moves, and is the second Tab stop.
 */
export function LanguageSuggestion({ translations }: { readonly translations: Translations }) {
  const [language, setLanguage] = useSuggestion(translations);
  if (!language) return null;
  return (
    <I18nextProvider i18n={translations.in(language)}>
      <LanguageOffer
        language={language}
        onAnswer={() => {
          setLanguage(undefined);
          // The focused control is removed, so the focus moves to the page.
          focusHeading();
        }}
      />
    </I18nextProvider>
  );
}

function useSuggestion(translations: Translations) {
  const { language: shown } = useTranslator();
  const [suggestion, setSuggestion] = useState<Language>();
  useEffect(() => {
    let left = false;
    setSuggestion(undefined);
    // If its translations do not load, there is no suggestion.
    const show = (found: Language | undefined) => !left && setSuggestion(found);
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
