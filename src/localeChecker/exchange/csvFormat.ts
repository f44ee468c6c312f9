import Papa from 'papaparse';
import type { TextDetails } from '../textDetails.ts';
import type { ExchangeFormat } from './ExchangeFormat.ts';

const byteOrderMark = '\ufeff';
const translationColumn = /^Translation \((.+)\)$/;

/**
 * The places where a spreadsheet could find a formula: the start of a cell, and of what it takes for
 * one if it separates cells by semicolons. Marks before a formula belong to it, so that one more can
 * be taken off again.
 */
const start = /(?<=^|[;\t\r\n])/.source;
const formula = /(?='*[=+\-@\t\r\n＝＋－＠])/.source;

/** A mark before a formula makes it a text. */
function escapeCell(text: string): string {
  return text.replace(new RegExp(start + formula, 'g'), "'");
}

function unescapeCell(cell = ''): string {
  return cell.replace(new RegExp(`${start}'${formula}`, 'g'), '');
}

function rowOf({ namespace, key, english, note, limit, translation, ...rest }: TextDetails) {
  const { state, formerEnglish = '' } = rest;
  const length = limit === undefined ? '' : String(limit);
  return [`${namespace}.json`, key, english, note, length, translation, state, formerEnglish];
}

function columnsOf(tag: string): string[] {
  const translation = `Translation (${tag})`;
  const state = ['State', 'Former English'];
  return ['File', 'Key', 'English', 'Note', 'Length limit', translation, ...state];
}

function decode(file: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** A spreadsheet's CSV. Excel reads it as UTF-8 only with a byte order mark. */
export const csvFormat: ExchangeFormat = {
  write(tag, texts) {
    const data = texts.map((text) => rowOf(text).map(escapeCell));
    return `${byteOrderMark}${Papa.unparse({ fields: columnsOf(tag), data })}\r\n`;
  },
  read(file) {
    const source = decode(file);
    if (source === undefined)
      return 'The file is not saved as UTF-8. Save it again as “CSV UTF-8”.';
    const { data, meta } = Papa.parse<Record<string, string>>(source, {
      header: true,
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t'],
    });
    const columns = meta.fields ?? [];
    const column = columns.find((name) => translationColumn.test(name)) ?? '';
    const [, tag = ''] = translationColumn.exec(column) ?? [];
    if (!tag || ['File', 'Key', 'English'].some((name) => !columns.includes(name)))
      return `The first line must name the columns of the export: ${columnsOf('…').join(', ')}.`;
    const texts = data.map((row) => {
      const [name, key] = [row.File, row.Key].map(unescapeCell);
      return {
        key: `${name?.replace(/\.json$/, '')}:${key}`,
        english: unescapeCell(row.English),
        translation: unescapeCell(row[column]),
      };
    });
    return { tag, texts };
  },
};
