import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, type UIMatch, useLocation, useMatches, useParams } from 'react-router-dom';
import { DraftNotice } from '../components/DraftNotice.tsx';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageOf, withoutLanguage } from '../i18n/languages.ts';
import { DirectionProvider } from '../ui/DirectionProvider.tsx';
import { Head, type PageHandle, pageKeys } from './Head.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TitleAnnouncement } from './TitleAnnouncement.tsx';
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
  const language = translations.availableFor(languageOf(pathname));
  useScrollAndFocus();
  return (
    <I18nextProvider i18n={translations.in(language)}>
      <DirectionProvider dir={language.dir}>
        <SkipLink />
        <TitleAnnouncement />
        {header}
        {/* A new page gets a new landmark: if only its content is replaced, Orca may treat the new
            heading as its previous position and not read it. */}
        <main key={withoutLanguage(pathname)} id="main">
          <DraftNotice />
          {children}
        </main>
        {footer}
      </DirectionProvider>
    </I18nextProvider>
  );
}

/** A page of the route table, with its head. */
export function Page() {
  // The router does not type handles; every page of the route table has a PageHandle.
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  const keys = pageKeys(matches.at(-1)?.handle, useParams());
  return (
    <>
      <Head keys={keys} />
      <Outlet />
    </>
  );
}
