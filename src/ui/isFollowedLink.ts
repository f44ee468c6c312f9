import type { MouseEvent } from 'react';

/** Whether a click follows a link within the site; the router prevents the browser's default then. */
export function isFollowedLink({ target, defaultPrevented }: MouseEvent): boolean {
  return defaultPrevented && target instanceof Element && target.closest('a[href]') !== null;
}
