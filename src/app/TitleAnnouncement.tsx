import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { announcementTime } from '../browser/announcements.ts';
import { whenSplashEnds } from '../browser/splash.ts';
import { type Language, useLanguage } from '../i18n/languages.ts';

/** Milliseconds in which Orca says only that the menu of languages is collapsed. */
const announcementDelay = 1000;

/**
 * Announces the page's title where no heading gets the focus and a screen reader would be silent:
 * when the splash ends, when the language changes, and after Back and Forward. Screen readers
 * announce a change of a live region, not its initial text, so the region is empty at first. It is
 * emptied afterwards, because a visitor who reads on from the top would find the title of a page
 * that was left. It has no role, because screen readers announce the role of an empty region
 * ("statusbar").
 */
export function TitleAnnouncement() {
  const language = useLanguage();
  const location = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const previous = useRef<{ readonly language: Language; readonly location: Location }>(undefined);
  const [title, setTitle] = useState<ReactNode>();

  useEffect(() => {
    const before = previous.current;
    previous.current = { language, location };
    const isOtherPage = isHistory && before?.location.pathname !== location.pathname;
    const isNews = before
      ? before.language !== language || isOtherPage
      : document.getElementById('splash');
    if (!isNews) return;
    const announce = () => {
      const { lang, dir } = document.head.querySelector('title') ?? {};
      setTitle(
        <span key={document.title} lang={lang} dir={dir}>
          {document.title}
        </span>,
      );
      timer = setTimeout(setTitle, announcementTime, undefined);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    void whenSplashEnds().then(() => {
      if (!isLeft) timer = setTimeout(announce, announcementDelay);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
      setTitle(undefined);
    };
  }, [language, location, isHistory]);

  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
