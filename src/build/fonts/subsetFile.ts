import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeAtomically } from './writeAtomically.ts';

type Options = NonNullable<Parameters<typeof subsetFont>[2]>;

/**
 * A typeface with only some letters, as a file of this name in the cache. It is made once: another
 * letter, option or typeface gives another file.
 * @returns the path of the file
 */
export async function subsetFile(
  name: string,
  source: string,
  letters: ReadonlySet<string>,
  options: Options,
): Promise<string> {
  const font = await readFile(source);
  const hash = createHash('sha256').update(font);
  hash.update(JSON.stringify([options, [...letters].sort()]));
  const file = path.resolve('.cache/fonts', hash.digest('hex').slice(0, 16), name);
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  // Concurrent builds share the folder.
  await writeAtomically(file, await subsetFont(font, [...letters].join(''), options));
  return file;
}
