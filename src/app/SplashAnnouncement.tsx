import { useEffect, useState } from 'react';
import { whenSplashEnds } from '../components/splash.ts';

/**
 * Says the page's title once, when the splash gives way to the page. The focus does not move then,
 * so nothing else would tell a screen-reader user that the page is there. A live region speaks
 * when its text changes, not for the text it was born with: it begins empty. It has no role, which
 * a reader that comes by would say of it even while it is empty ("statusbar").
 */
export function SplashAnnouncement() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!document.getElementById('splash')) return;
    void whenSplashEnds().then(() => setTitle(document.title));
  }, []);
  return (
    <div aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
