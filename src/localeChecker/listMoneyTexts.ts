import type { ExpectedText } from '../localeFiles/expectedTexts.ts';
import { type English, noteOf } from './english.ts';
import type { InspectedLanguage } from './inspectLocales.ts';

/** Whether a text states a cost, a date, a condition, a risk, or what became of a message. */
function isAboutMoney(text: ExpectedText, english: English): boolean {
  return text.id.startsWith('policy-terms-conditions:') || /^Money\./.test(noteOf(english, text));
}

/**
 * The texts about money of a language, without the English ones, for the person who translates them
 * back. What several keys have in common is listed once.
 */
export function listMoneyTexts({ namespaces }: InspectedLanguage, english: English): string {
  const texts = namespaces.flatMap(({ translated }) => translated);
  const keys = new Map<string, string[]>();
  for (const text of texts.filter((one) => isAboutMoney(one, english)))
    keys.set(text.text, [...(keys.get(text.text) ?? []), text.id]);
  return [...keys].map(([text, ids]) => `${ids.join(', ')}\n  ${text}\n`).join('\n');
}
