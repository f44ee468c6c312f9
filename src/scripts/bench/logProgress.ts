/** Tells whoever waits; stdout holds nothing but the tables. */
export function logProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}
