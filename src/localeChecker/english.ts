import { englishTag } from '../i18n/keys.ts';
import type { ExpectedText } from '../localeFiles/expectedTexts.ts';
import { figuresFile, isGroup, type Locales, textAt } from '../localeFiles/Locales.ts';
import { longestLoanFigures } from '../site/loanCost.ts';

export const earlierEnglishFile = [englishTag, 'checks', 'texts.json'] as const;

/**
 * Reads `en/checks/texts.json`: the English texts that translations were made from, by the hashes in
 * their sources.json. So a translator without version control sees what an English text was.
 */
function readEarlierEnglish(locales: Locales): ReadonlyMap<string, string> {
  const { content = {} } = locales.read(...earlierEnglishFile) ?? {};
  return new Map(Object.entries(content).map(([key, text]) => [key, String(text)]));
}

export type English = ReturnType<typeof readEnglish>;

/** Reads what translations are compared with. */
export function readEnglish(locales: Locales) {
  const figures = locales.read(figuresFile)?.content ?? {};
  return {
    /** The English files by namespace. */
    namespaces: locales.namespaces(englishTag),
    /** The files of notes by namespace; plural forms share the key without form. */
    notes: locales.namespaces(englishTag, 'notes'),
    /** The units of the figures by name, and of those that follow from them. */
    figures: new Map(
      Object.entries({ ...figures, ...longestLoanFigures(figures) }).map(
        ([name, figure]) => [name, String(isGroup(figure) ? figure.unit : '')] as const,
      ),
    ),
    /** Earlier and current English texts by their hashes. */
    earlierEnglish: readEarlierEnglish(locales),
  };
}

/** The note for translators on a text; empty if there is none. */
export function noteOf({ notes }: English, { id, noteKey }: ExpectedText): string {
  const [namespace = ''] = id.split(':');
  return textAt(notes.get(namespace)?.content, noteKey) ?? '';
}
