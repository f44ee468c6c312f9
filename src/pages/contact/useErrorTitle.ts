import { useEffect } from 'react';
import { useWords } from '../../i18n/useWords.ts';

/** Puts "Error: " before the page's title while the form has errors, where a listener hears it first. */
export function useErrorTitle(hasErrors: boolean): void {
  const { t } = useWords();
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    const prefixed = `${t('contact:form.errorTitle')}: ${title}`;
    document.title = prefixed;
    return () => {
      // Another page, or another language, may have set its own title by now.
      if (document.title === prefixed) document.title = title;
    };
  }, [hasErrors, t]);
}
