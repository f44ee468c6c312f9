import Papa from 'papaparse';
import type { TextDetails } from '../textDetails.ts';
import type { ExchangeFormat } from './ExchangeFormat.ts';

const byteOrderMark = '\ufeff';
/** The first characters of a cell by which a spreadsheet takes it for a formula. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const translationColumn = /^Translation \((.+)\)$/;

/** A quotation mark before a formula makes it a text; one more keeps a text that begins with one. */
function escapeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function unescapeCell(cell = ''): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
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
