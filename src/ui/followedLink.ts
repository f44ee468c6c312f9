import type { MouseEvent } from 'react';

/** The link within the site that a click follows; the router prevents the browser's default then. */
export function followedLink({ target, defaultPrevented }: MouseEvent): Element | null {
  return defaultPrevented && target instanceof Element ? target.closest('a[href]') : null;
}
