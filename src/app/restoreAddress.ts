/** A path as hosts compare it that take two slashes, `index.html` or capital letters for the same. */
function looseForm(pathname: string): string {
  // Only ASCII, so that nothing is malformed.
  const decoded = pathname.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  const path = decoded.toLowerCase().replace(/\/{2,}/g, '/');
  return path.replace(/(\/index\.html)?\/?$/, '') || '/';
}

/**
 * Gives a prerendered page its own address if a host sent it for a variant, such as `//contactus`,
 * `/contactus/index.html` or `/ContactUs`, which the router would not know: the page stays. Any other
 * address is left to the router.
 */
export function restoreAddress(): void {
  // The build writes it in every page but `404.html` (`build/seo.ts`).
  const { url } = document.head.querySelector<HTMLElement>('[data-url]')?.dataset ?? {};
  if (!url) return;
  const { pathname } = new URL(url);
  if (location.pathname === pathname || looseForm(location.pathname) !== looseForm(pathname))
    return;
  history.replaceState(history.state, '', pathname + location.search + location.hash);
}
