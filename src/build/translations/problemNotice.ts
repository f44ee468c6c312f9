/**
 * For translators, in the development server only: a notice at the end of the page with the checker's
 * messages about the texts of its language, until they are corrected.
 */
const notice = document.createElement('output');
notice.style.cssText =
  'position:sticky;inset-block-end:var(--key-view,0);display:block;z-index:98;max-block-size:40vh;overflow:auto;padding:1em;background:#000;color:#fff;font:16px/1.4 monospace;white-space:pre-line';

/** Whether a problem is in a file of this page: of its language, of the fallback, or the figures. */
function isOfPage(problem: string): boolean {
  const { lang } = document.documentElement;
  return [`locales/${lang}/`, 'locales/en/', 'locales/figures.json'].some((start) =>
    problem.startsWith(start),
  );
}

function show(problems: readonly string[]): void {
  const own = problems.filter(isOfPage);
  notice.textContent = own.join('\n');
  if (own.length > 0) document.body.append(notice);
  else notice.remove();
  // With a malformed file the page is only its error page, so it needs a reload.
  const isErrorPage = document.querySelector('main [data-key^="errors:page."]') !== null;
  if (problems.length === 0 && isErrorPage && wasWrong) location.reload();
  wasWrong = problems.length > 0;
}

let wasWrong = false;

import.meta.hot?.on('translations-problems', show);
import.meta.hot?.send('translations-check');
