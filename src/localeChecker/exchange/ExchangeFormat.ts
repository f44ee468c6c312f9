import type { TextDetails } from '../textDetails.ts';

/** A text as it is imported, with the English text that the export held. */
export interface ImportedText {
  /** The key with its namespace, as `faq:page.title`. */
  readonly key: string;
  readonly english: string;
  readonly translation: string;
}

interface ImportedFile {
  readonly tag: string;
  readonly texts: readonly ImportedText[];
}

/** A file format for translation tools and agencies. */
export interface ExchangeFormat {
  write(tag: string, texts: readonly TextDetails[]): string | Uint8Array;
  /** @returns the texts, or the reason why the file cannot be read */
  read(file: Buffer): ImportedFile | string;
}
