/** A text as it is exported. */
export interface ExportedText {
  readonly namespace: string;
  /** The dotted key, without its namespace. */
  readonly key: string;
  readonly english: string;
  readonly note: string;
  /** The length that the note asks for, in characters. */
  readonly limit: number | undefined;
  /** Empty for a missing translation. */
  readonly translation: string;
  readonly state: '' | 'missing' | 'outdated';
  /** The English text that an outdated translation was made from. */
  readonly formerEnglish: string | undefined;
}

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
  write(tag: string, texts: readonly ExportedText[]): string | Uint8Array;
  /** @returns the texts, or the reason why the file cannot be read */
  read(file: Buffer): ImportedFile | string;
}
