import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, type UIMatch, useLocation, useMatches, useParams } from 'react-router-dom';
import { focusHeading } from '../components/focus.ts';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { whenSplashEnds } from '../components/splash.ts';
import type { Translations } from '../i18n/createTranslations.ts';
import { languageNamed, languageOf, useLanguage, withoutLanguage } from '../i18n/languages.ts';
import { T } from '../i18n/T.tsx';
import { DirectionProvider } from '../ui/NavMenu.tsx';
import { Head, type PageHandle, pageKeys } from './Head.tsx';
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
  const wanted = languageOf(pathname);
  // If its texts did not arrive, the error page is in the language of the page before.
  const language = translations.has(wanted) ? wanted : languageNamed(document.documentElement.lang);
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

// Without script the hash moves the focus. With script the router would handle the hash as a
// navigation, so the focus is moved here: to the heading, which is more informative than the
// landmark that Orca would read. The address does not change.
function skipToMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  focusHeading();
  main.scrollIntoView();
}

/** The first stop of the Tab key on every page (WCAG 2.4.1). */
function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and works as one without script
    <a href="#main" className="skip-link" onClick={skipToMain}>
      <T i18nKey="common:skip.link" />
    </a>
  );
}

/** The document's title, with its language: English where it is a fallback. */
function readTitle() {
  const { lang, dir } = document.head.querySelector('title') ?? {};
  return { lang, dir, text: document.title };
}

/**
 * Announces the page's title when the splash ends and when the language changes. The focus does not
 * move then, so nothing else informs a screen-reader user. A live region is announced when its text
 * changes, not for its initial text, so it is empty at first. It has no role, because screen readers
 * announce the role of an empty region ("statusbar").
 */
function TitleAnnouncement() {
  const language = useLanguage();
  const announced = useRef(language);
  const [title, setTitle] = useState<ReturnType<typeof readTitle>>();

  useEffect(() => {
    if (!document.getElementById('splash')) return;
    void whenSplashEnds().then(() => setTitle(readTitle()));
  }, []);

  useEffect(() => {
    if (announced.current === language) return;
    announced.current = language;
    setTitle(readTitle());
  }, [language]);

  return (
    <div aria-live="polite" className="visually-hidden">
      {title && (
        <span lang={title.lang} dir={title.dir}>
          {title.text}
        </span>
      )}
    </div>
  );
}
