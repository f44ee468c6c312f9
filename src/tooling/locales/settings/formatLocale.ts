import browsers from './browserLocales.json';

/** English with Nigeria's way to write numbers: for languages that browsers cannot format. */
export const nigerianEnglish = 'en-NG';

function isSupported(locale: string): boolean {
  try {
    const [language = ''] = locale.split('-');
    const known = Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
    return known && browsers.languages.includes(language);
  } catch {
    return false;
  }
}

/** The locale whose numbers a new language is given at first. */
export function defaultFormatLocale(tag: string): string {
  return isSupported(tag) ? tag : nigerianEnglish;
}

/** What is wrong with the `formatLocale` of a meta.json. */
export function checkFormatLocale(locale: string): string | undefined {
  return isSupported(locale)
    ? undefined
    : `Browsers cannot write numbers the way of “${locale}”. Write “${nigerianEnglish}”, or a locale that they know, such as “fr”.`;
}
