import { useEffect, useState } from 'react';
import { whenSplashEnds } from '../components/splash.ts';

/** The document's title, and its language as `useHead` sets it: English where it is a fallback. */
function readTitle() {
  const { lang, dir } = document.head.querySelector('title') ?? {};
  return { lang, dir, text: document.title };
}

/**
 * Announces the page's title once, when the splash gives way to the page. The focus does not move
 * then, so nothing else would tell a screen-reader user that the page is there. A live region is read
 * when its text changes, not for its first text: it begins empty. It has no role, which a screen
 * reader would say even while it is empty ("statusbar").
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
