import { useEffect, useState } from 'react';
import { whenSplashEnds } from '../components/splash.ts';

/** The document's title, and its language as `useHead` sets it: English where it is a fallback. */
function readTitle() {
  const { lang, dir } = document.head.querySelector('title') ?? {};
  return { lang, dir, text: document.title };
}

/**
 * Announces the page's title once, when the splash ends. The focus does not move at that time, so
 * nothing else informs a screen-reader user that the page is ready. A live region is announced when
 * its text changes, not for its initial text, so it is empty at first. It has no role, because
 * screen readers announce the role of an empty region ("statusbar").
 */
export function SplashAnnouncement() {
  const [title, setTitle] = useState<ReturnType<typeof readTitle>>();
  useEffect(() => {
    if (!document.getElementById('splash')) return;
    void whenSplashEnds().then(() => setTitle(readTitle()));
  }, []);
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
