/** The namespaces that every page needs: its frame, and the error page in its place. */
export const layoutNamespaces = ['common', 'errors'] as const;
