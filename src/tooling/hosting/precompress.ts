import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|json|svg|txt|webmanifest|xml)$/;

/**
 * The best quality takes ten times as long for a twentieth less: worth it for the code, which every
 * visitor loads, and not for every page in every language.
 */
function brotliQuality(name: string): number {
  return name.startsWith('assets') ? constants.BROTLI_MAX_QUALITY : 9;
}

async function compressFile(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
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
