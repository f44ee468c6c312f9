/** Tells whoever waits; stdout holds nothing but the tables. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
