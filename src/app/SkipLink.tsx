import type { MouseEvent } from 'react';
import { focusHeading } from '../components/focusOn.ts';
import { T } from '../i18n/T.tsx';

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
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, and works as one without script
    <a href="#main" className="skip-link" onClick={skipToMain}>
      <T k="common:skip.link" />
    </a>
  );
}
