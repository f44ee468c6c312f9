import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { colourPicture } from './colourPicture.ts';

/** Initializes resvg. A process can do it once; tests build several times in one. */
export async function startRenderer(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(file)).catch((error: unknown) => {
    if (!String(error).includes('Already initialized')) throw error;
  });
}

/** A picture of `src/assets` in the colours of the light scheme, the only one that resvg knows. */
export async function lightPicture(file: string): Promise<string> {
  return colourPicture(await readFile(`src/assets/${file}`, 'utf8'), ['light']);
}

/** Draws the mark as a square icon, with a margin, because launchers crop icons to their own shape. */
export async function drawIcon(size: number): Promise<Uint8Array> {
  await startRenderer();
  const mark = await lightPicture('mark.svg');
  const icon = mark
    .replace('viewBox="0 0 36 36"', 'viewBox="-3 -3 42 42"')
    .replace('width="36" height="36" rx="9"', 'x="-3" y="-3" width="42" height="42"');
  return new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
