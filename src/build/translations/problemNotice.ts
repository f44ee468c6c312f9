/**
 * For translators, in the development server only: says at the foot of the page what is wrong with
 * the texts of its language, in the checker's own sentences, for as long as it is wrong.
 */
const notice = document.createElement('output');
notice.style.cssText =
  'position:sticky;inset-block-end:0;display:block;z-index:98;max-block-size:40vh;overflow:auto;padding:1em;background:#000;color:#fff;font:16px/1.4 monospace;white-space:pre-line';

/** The files that this page's texts come from: its language's, and English, which stands in. */
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
  // A page that began with a broken file has nothing but its error page.
  const isErrorPage = document.querySelector('main [data-key^="errors:page."]') !== null;
  if (problems.length === 0 && isErrorPage && wasWrong) location.reload();
  wasWrong = problems.length > 0;
}

let wasWrong = false;

import.meta.hot?.on('translations-problems', show);
import.meta.hot?.send('translations-check');
