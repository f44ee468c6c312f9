import { useEffect, useState } from 'react';
import { whenSplashEnds } from '../components/splash.ts';

/**
 * Says the page's title once, when the splash gives way to the page. The focus does not move then,
 * so nothing else would tell a screen-reader user that the page is there. A status region speaks
 * when its text changes, not for the text it was born with: it begins empty.
 */
export function SplashAnnouncement() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!document.getElementById('splash')) return;
    void whenSplashEnds().then(() => setTitle(document.title));
  }, []);
  return (
    <div role="status" className="visually-hidden">
      {title}
    </div>
  );
}
