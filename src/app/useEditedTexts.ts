import { useEffect, useReducer } from 'react';
import type { Translations } from '../i18n/createTranslations.ts';

/** In the development server, shows an edited text without a reload of the page. */
export function useEditedTexts(translations: Translations): void {
  const [, render] = useReducer((edits: number) => edits + 1, 0);
  useEffect(() => {
    // The server reports a file that cannot be read.
    const show = () => void translations.reload().then(render, () => undefined);
    import.meta.hot?.on('translations-changed', show);
    // Vitest's `import.meta.hot` has no `off`.
    return () => import.meta.hot?.off?.('translations-changed', show);
  }, [translations]);
}
