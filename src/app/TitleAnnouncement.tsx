import { useEffect, useRef, useState } from 'react';
import { whenSplashEnds } from '../components/splash.ts';
import { useTranslator } from '../i18n/useTranslator.ts';

/** The document's title, and its language as `useHead` sets it: English where it is a fallback. */
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
export function TitleAnnouncement() {
  const { language } = useTranslator();
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
