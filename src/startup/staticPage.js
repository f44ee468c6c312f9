/**
 * Inline in the head of every page, in the syntax of ECMAScript 5, so that every browser with
 * scripts can run it (KaiOS, Opera Mini). In browsers older than those of `generator/browsers.ts` it
 * makes the page static and loads the stylesheet for older browsers; in all others it makes the
 * page static if the start script does not run or an event `failed` is dispatched. The build
 * replaces the two names in capitals.
 */
(function () {
  var html = document.documentElement;
  var link = document.createElement('link');

  /** Makes the page usable without the application: shows tab panels, answers and languages. */
  function makeStatic() {
    html.setAttribute('data-static', '');
    Array.prototype.forEach.call(
      document.querySelectorAll('[aria-controls]'),
      /** @param {Element} button */ function (button) {
        var panel = document.getElementById(button.getAttribute('aria-controls') || '');
        button.setAttribute('aria-expanded', 'true');
        if (panel) panel.removeAttribute('hidden');
      },
    );
  }

  if (!RUNS_APPLICATION) {
    // Before the first paint; the start script sees it and does nothing.
    html.setAttribute('data-static', '');
    link.rel = 'stylesheet';
    link.href = OLDER_STYLES;
    document.head.appendChild(link);
  }
  document.addEventListener('failed', makeStatic);
  document.addEventListener('DOMContentLoaded', function () {
    if (!html.hasAttribute('data-started')) makeStatic();
  });
})();
