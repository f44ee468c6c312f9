import { useEffect, useReducer } from 'react';
import type { Translations } from '../i18n/createTranslations.ts';

/** In the development server, shows an edited text without a reload of the page. */
export function useEditedTexts(translations: Translations): void {
  const [, render] = useReducer((edits: number) => edits + 1, 0);
  useEffect(() => {
    // Without clean-up: the layout is on the page as long as the page is.
    import.meta.hot?.on('translations-changed', () => void translations.reload().then(render));
  }, [translations]);
}
