import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { DraftNotice } from '../components/DraftNotice.tsx';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { useLanguageSuggestion } from '../components/useLanguageSuggestion.tsx';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf, withoutLanguage } from '../i18n/languages.ts';
import { DirectionProvider } from '../ui/DirectionProvider.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { SkipLink } from './SkipLink.tsx';
import { SplashAnnouncement } from './SplashAnnouncement.tsx';
import { useEditedTexts } from './useEditedTexts.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

interface RootLayoutProps {
  readonly translations: Translations;
  /** Content of the main landmark; the route's page by default. */
  readonly children?: ReactNode;
}

// Constant elements: React skips them and renders only their parts that read the address.
const header = <SiteHeader />;
const footer = <SiteFooter />;

/** The frame of every page: header, main landmark, footer. */
export function RootLayout({ translations, children = <Outlet /> }: RootLayoutProps) {
  const { pathname } = useLocation();
  const page = withoutLanguage(pathname);
  const language = translations.availableFor(languageOf(pathname));
  const { beforePage, afterPage } = useLanguageSuggestion(translations, language, page);
  useScrollAndFocus();
  useEditedTexts(translations);
  return (
    <I18nextProvider i18n={translations.in(language)}>
      <DirectionProvider dir={language.dir}>
        <SkipLink />
        <SplashAnnouncement />
        <NavigationProgress />
        {header}
        {beforePage}
        {/* A new page gets a new landmark: if only its content is replaced, Orca may treat the new
            heading as its previous position and not read it. */}
        <main key={page} id="main">
          <DraftNotice />
          {children}
        </main>
        {afterPage}
        {footer}
      </DirectionProvider>
    </I18nextProvider>
  );
}
