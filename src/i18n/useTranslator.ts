import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { createTranslator, type Translator } from './createTranslator.ts';

/** The translator of the nearest `I18nextProvider`, which has the page's language. */
export function useTranslator(): Translator {
  const { i18n } = useContext(I18nContext);
  return useMemo(() => createTranslator(i18n), [i18n]);
}
