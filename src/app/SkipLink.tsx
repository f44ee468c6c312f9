import type { MouseEvent } from 'react';
import { focusHeading } from '../components/focusOn.ts';
import { T } from '../i18n/T.tsx';

// Without script the hash does it. With script the router would take the hash for a navigation,
// so the focus is moved by hand, to the heading: it says more than the landmark, which Orca would
// read instead of it. The address stays as it is.
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
