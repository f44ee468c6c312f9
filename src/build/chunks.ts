/**
 * The chunks of the application besides one for each page: React and the other libraries apart, so
 * that each evaluation is a short task and they stay cached when the site changes, and the code of all
 * pages.
 */
export const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    {
      name: 'libraries',
      test: /node_modules\/(react-router|react-i18next|i18next|html-parse-stringify)/,
      priority: 2,
    },
    // The code of most pages with its imports: Radix, and Vite's preload helper.
    {
      name: 'site',
      test: /\/src\/(app|components|i18n)\/|\/ui\/(Card|Field)|preload-helper|figures\.json/,
      priority: 1,
    },
  ],
};

/**
 * Makes V8 compile all functions of a file while it loads, off the main thread, rather than each at its
 * first call, which would delay the first navigation.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad';
