import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusHeading } from '../browser/focus.ts';
import { whenIdle } from '../browser/pageLoad.ts';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { formatCurrency } from '../i18n/format.ts';
import { type Language, languageOf, unlocalizedPath } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import type { TextStore } from '../i18n/textStore.ts';
import { TextsProvider } from '../i18n/texts.ts';
import { headingText } from '../ui/Elements.tsx';
import { DirectionProvider } from '../ui/NavMenu.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { TitleAnnouncement } from './TitleAnnouncement.tsx';
import { useScrollAndFocus } from './useScrollAndFocus.ts';

/** The frame of every page: header, main landmark, footer. */
export function RootLayout({ textStore }: { readonly textStore: TextStore }) {
  const { pathname } = useLocation();
  const wanted = languageOf(pathname);
  const [language, setLanguage] = useState(wanted);
  // If the texts of a language do not arrive, the error page is in the previous language.
  if (language !== wanted && textStore.isRequested(wanted)) setLanguage(wanted);
  useDocumentLanguage(language);
  useScrollAndFocus();
  useEffect(() => {
    // The first currency format takes a third of the time of a page change on a slow phone.
    void whenIdle().then(() => formatCurrency(0, language));
  }, [language]);
  return (
    <TextsProvider i18n={textStore.instance(language)}>
      <DirectionProvider dir={language.dir}>
        <SkipLink />
        <TitleAnnouncement />
        <SiteHeader />
        {/* A new page gets a new landmark: if only its content is replaced, Orca may treat the new
            heading as its previous position and not read it. */}
        <main key={unlocalizedPath(pathname)} id="main">
          <Outlet />
        </main>
        <SiteFooter />
      </DirectionProvider>
    </TextsProvider>
  );
}

/**
 * Sets language and direction of the document. While the browser translates the page (Chrome sets a
 * class), both describe the translation; they stay until the visitor chooses another language of
 * the site.
 */
function useDocumentLanguage({ tag, dir }: Language): void {
  const shown = useRef(tag);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const isChosen = shown.current !== tag;
    shown.current = tag;
    if (!isChosen && root.matches('.translated-ltr, .translated-rtl')) return;
    // Setting the same value would make the browser recalculate the style of every element.
    if (root.lang !== tag) root.lang = tag;
    if (root.dir !== dir) root.dir = dir;
  }, [tag, dir]);
}

/**
 * The error page alone, for a failure of the frame itself: the router's own error page is in
 * English and shows a stack trace.
 */
export function FailedLayout({ textStore }: { readonly textStore: TextStore }) {
  const language = languageOf(useLocation().pathname);
  return (
    <TextsProvider i18n={textStore.instance(language)}>
      <main id="main">
        <ErrorPage />
      </main>
    </TextsProvider>
  );
}

/** The first stop of the Tab key on every page (WCAG 2.4.1). */
function SkipLink() {
  // Without script the hash moves the focus. With script the router would handle the hash as a
  // navigation, so the focus is moved here: to the heading, which is more informative than the
  // landmark that Orca would read. The address does not change.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.scrollIntoView();
    focusHeading();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and works as one without script
    <a href="#main" className="skip-link" onClick={skip}>
      {/* After the splash, which Orca was reading, it is the first element with the focus. */}
      <T {...headingText} i18nKey="common:skip.link" />
    </a>
  );
}
