import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|json|svg|txt|webmanifest|xml)$/;

/** Size in bytes from which distant repetitions occur, as in a sitemap of many languages. */
const large = 2 ** 18;

/**
 * The best quality takes ten times as long and saves a twentieth: worth it for code, which every visitor
 * loads, but not for every page in every language. Below the best quality, a window of more than 16
 * bits makes Brotli clear 32 MB of memory per file: ten times as long, and the pages are no smaller.
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

/** Writes compressed copies beside all text files of a folder, which hosts can send as they are. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => compressible.test(name))) {
    await compressFile(folder, name);
  }
}
