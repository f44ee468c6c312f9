import path from 'node:path';

/** The file of the built site that a host sends for an address. */
export function builtFile(address: string): string {
  const name = path.extname(address) ? address : path.join(address, 'index.html');
  return path.join(process.env.PLAIN_FILES ?? '', name);
}
