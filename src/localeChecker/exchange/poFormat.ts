import { type GetTextTranslation, po } from 'gettext-parser';
import type { TextDetails } from '../textDetails.ts';
import type { ExchangeFormat } from './ExchangeFormat.ts';

/** Weblate and other tools read the length limit as a flag; “fuzzy” marks an outdated translation. */
function flagsOf({ state, limit }: TextDetails): string {
  const flags = [
    ...(state === 'outdated' ? ['fuzzy'] : []),
    ...(limit === undefined ? [] : [`max-length:${limit}`]),
  ];
  return flags.join(', ');
}

function messageOf(text: TextDetails): GetTextTranslation {
  const { namespace, key, english, note, translation, formerEnglish } = text;
  return {
    msgctxt: `${namespace}:${key}`,
    msgid: english,
    msgstr: [translation],
    comments: {
      reference: `locales/en/${namespace}.json`,
      extracted: note,
      flag: flagsOf(text),
      // The library writes this line as it is; JSON and PO escape a text alike.
      previous: formerEnglish === undefined ? '' : `msgid ${JSON.stringify(formerEnglish)}`,
    },
  };
}

/** GNU gettext's PO: each plural form is a message of its own, because it has its own key. */
export const poFormat: ExchangeFormat = {
  write(tag, texts) {
    const messages = texts.map((text) => {
      const message = messageOf(text);
      return [message.msgctxt ?? '', { [message.msgid]: message }] as const;
    });
    return po.compile({
      charset: 'utf-8',
      headers: {
        Language: tag,
        'MIME-Version': '1.0',
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
      },
      translations: Object.fromEntries(messages),
    });
  },
  read(file) {
    try {
      const { headers, translations } = po.parse(file);
      const messages = Object.values(translations).flatMap((byText) => Object.values(byText));
      return {
        tag: headers.Language ?? '',
        texts: messages
          .filter(({ msgctxt }) => msgctxt)
          .map(({ msgctxt = '', msgid, msgstr: [translation = ''] }) => {
            return { key: msgctxt, english: msgid, translation };
          }),
      };
    } catch {
      return 'This is not a PO file. Import the file that the translation tool has saved as PO.';
    }
  },
};
