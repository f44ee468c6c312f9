/**
 * The files that the application is delivered in, besides one for each page: each library by
 * itself, so that evaluating one is a short task and a change of the site leaves the others in the
 * caches.
 */
export const chunks = {
  // What two of them share goes where its own name says.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/(react-router|react-router-dom|cookie)/ },
    { name: 'words', test: /node_modules\/i18next\// },
    {
      name: 'site',
      test: /@radix-ui\/react-direction|virtual:languages|preload-helper|illustrations|locales\/|src\/(app|components|i18n|site)\/(?!LanguageOffer|PageAge|TextParts|forgetTransitions|keepPages|prefetch|samples|visitorParts)|src\/ui\/(?!radixParts|Accordion|Drawer|NavMenu|Tabs)/,
    },
  ],
};

/**
 * Has V8 compile a file's functions while it arrives, beside the main thread, and not each when it is
 * first called, which is when a visitor waits for the next page.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad';
