/** The namespaces that every page needs: its frame, and what it says where something fails. */
export const frameWords = ['common', 'errors'] as const;
