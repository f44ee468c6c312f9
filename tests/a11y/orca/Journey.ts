import type { Screen } from './Desktop.ts';
import type { Visitor } from './Visitor.ts';

/** Something that a visitor comes for, and the keys that a listener presses to get it. */
export interface Journey {
  /** Also the name of its transcript. */
  readonly name: string;
  /** Where it begins. */
  readonly path: string;
  /** The wide one unless said. */
  readonly screen?: Screen;
  /** What the browser asks pages to be in; English unless said. */
  readonly language?: string;
  /** Whether what the page says by itself belongs to it. */
  readonly hearsLoading?: true;
  walk(visitor: Visitor): Promise<void>;
}
