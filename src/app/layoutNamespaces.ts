/** The namespaces that every page needs: the site frame and the error page. */
export const layoutNamespaces = ['common', 'errors'] as const;
