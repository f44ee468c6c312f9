import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrst';

/** BCP 47 keeps `qaa` to `qtz` for private use: no language is ever called so. */
function privateTag(index: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (index % 26));
  return `q${letters[Math.floor(index / 26)]}${last}`;
}

/** Copies `locales` and adds so many languages, each complete, with Yoruba's words and a name of its own. */
export async function addLanguages(locales: string, folder: string, count: number): Promise<void> {
  await cp(locales, folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    const tag = privateTag(index);
    await cp(path.join(locales, 'yo'), path.join(folder, tag), { recursive: true });
    const meta = { name: `Èdè ${tag}`, dir: 'ltr', status: 'draft', formatLocale: 'en-NG' };
    await writeFile(path.join(folder, tag, 'meta.json'), JSON.stringify(meta));
  }
}
