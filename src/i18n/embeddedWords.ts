import type { ReadWords, WordFile } from './wordStore.ts';

function embedded(): Readonly<Record<string, WordFile | undefined>> {
  return JSON.parse(document.getElementById('words')?.textContent ?? '{}');
}

/** Takes the words that came with the page itself from there, and reads all others. */
export function withEmbeddedWords(read: ReadWords): ReadWords {
  const files = embedded();
  return async (tag, namespace) => files[`${tag}/${namespace}`] ?? read(tag, namespace);
}
