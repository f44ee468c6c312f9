import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|json|svg|txt|webmanifest|xml)$/;

/** Bytes from which a file, the sitemap of many languages say, repeats what is far apart. */
const large = 2 ** 18;

/**
 * The best quality takes ten times as long for a twentieth less: worth it for the code, which every
 * visitor loads, and not for every page in every language. Below the best, a window of more than 16
 * bits has Brotli clear 32 MB of memory for each file: ten times as long again, and no smaller a page.
 */
function brotliParams(name: string, { length }: Buffer): Readonly<Record<number, number>> {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: windowBits } = constants;
  if (name.startsWith('assets')) return { [quality]: constants.BROTLI_MAX_QUALITY };
  return length < large ? { [quality]: 9, [windowBits]: 16 } : { [quality]: 9 };
}

async function compressFile(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const body = await readFile(file);
  const options = { params: brotliParams(name, body) };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, options));
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  );
}

/** Writes every text of a folder compressed beside it, so that a host spends no time on it. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => compressible.test(name))) {
    await compressFile(folder, name);
  }
}
