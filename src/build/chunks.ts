/**
 * The files that the application is delivered in, besides one for each page: each library by itself,
 * so that evaluating one is a short task and a change of the site leaves the others in the caches,
 * and what every page needs.
 */
export const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'router', test: /node_modules\/react-router/, priority: 2 },
    {
      name: 'i18next',
      test: /node_modules\/(react-i18next|i18next|html-parse-stringify)\//,
      priority: 2,
    },
    // What most pages have, with all that it imports: Radix, and Vite’s helper for imports.
    {
      name: 'site',
      test: /\/src\/(app|components|i18n)\/|\/ui\/Card|preload-helper|figures\.json/,
      priority: 1,
    },
  ],
};

/**
 * Has V8 compile a file's functions while it arrives, beside the main thread, and not each when it is
 * first called, which is when a visitor waits for the next page.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad';
