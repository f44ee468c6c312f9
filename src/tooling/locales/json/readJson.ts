import { readFileSync } from 'node:fs';
import { type ParsedJson, parseJson } from './parseJson.ts';

function refused(text: string): ParsedJson {
  return { root: undefined, complaints: [{ line: 1, text }] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a JSON file that must be UTF-8 without a byte order mark, as the site's build does. */
export function readJson(file: string): ParsedJson {
  const text = decode(readFileSync(file));
  if (text === undefined)
    return refused('The file is not saved as UTF-8. Save it again with the encoding UTF-8.');
  if (text.startsWith('\ufeff'))
    return refused(
      'The file begins with an invisible mark. Save it again as “UTF-8”, not “UTF-8 with BOM”.',
    );
  return parseJson(text);
}
