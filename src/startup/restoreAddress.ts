/** A path as it is compared by hosts that ignore double slashes, `index.html`, `.html` and case. */
function looseForm(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/{2,}/g, '/');
  return path.replace(/((\/index)?\.html)?\/?$/, '') || '/';
}

/**
 * Restores the address of a prerendered page that a host sent for a variant, such as `//contactus`,
 * `/contactus/index.html`, `/contactus.html` or `/ContactUs`: the router would not know the variant.
 * Any other address is left to the router.
 */
export function restoreAddress(): void {
  // The build writes `data-url` into every page but `404.html` (`generator/seo.ts`).
  const { url } = document.head.querySelector<HTMLElement>('[data-url]')?.dataset ?? {};
  if (!url) return;
  const { pathname } = new URL(url);
  if (location.pathname === pathname || looseForm(location.pathname) !== looseForm(pathname))
    return;
  history.replaceState(history.state, '', pathname + location.search + location.hash);
}
