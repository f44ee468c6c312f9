import { englishTag } from '../../i18n/keys.ts';
import { type ExpectedText, expectedTexts, folded } from '../files/expectedTexts.ts';
import { type LanguageRules, languageRules } from '../files/languageRules.ts';
import table from '../files/languages.json' with { type: 'json' };
import type { English } from './english.ts';

/** Languages whose words are mostly those of English. */
const englishBased = new Set([englishTag, ...table.englishBased]);

/** As many English words in sequence are no coincidence. */
const least = 4;

/** The words of a text in the sequences that only spaces part, without what is marked as English. */
function sequencesIn(text: string): string[][] {
  const plain = text.replace(/<en>[^<>]*<\/en>|\{\{[^{}]*\}\}/g, '|').replace(/<[^<>]*>/g, '');
  const found = plain.match(/[\p{L}\p{M}’'-]+(?: +[\p{L}\p{M}’'-]+)*/gu) ?? [];
  return found.map((sequence) => sequence.split(/ +/));
}

/**
 * Creates a function that finds English words in a translation, such as “Here is the translation:”
 * of a machine, or a quotation that a screen reader would say with the wrong voice.
 */
export function englishWordsCheck({ namespaces }: English, { tag }: LanguageRules) {
  const rules = languageRules(englishTag);
  const texts = [...namespaces].flatMap(([namespace, { content = {} }]) =>
    expectedTexts(namespace, content, content, rules),
  );
  const words = texts.flatMap(({ english }) => sequencesIn(english.toLowerCase()).flat());
  const known = new Set(englishBased.has(new Intl.Locale(tag).language) ? [] : words);
  return function* ({ text, english }: ExpectedText): Generator<string> {
    // A copy that has been confirmed.
    if (folded(text) === folded(english)) return;
    for (const sequence of sequencesIn(text)) {
      let run: string[] = [];
      for (const word of sequence) {
        run = known.has(word.toLowerCase()) ? [...run, word] : [];
        if (run.length < least) continue;
        yield `“${run.join(' ')} …” is English: remove it, or put <en> and </en> around words that the text quotes.`;
        return;
      }
    }
  };
}
