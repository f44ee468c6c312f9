import type { Screen } from './Desktop.ts';
import type { Visitor } from './Visitor.ts';

/** A task of a visitor and the keys that a screen-reader user presses for it. */
export interface Journey {
  /** The name of the transcript. */
  readonly name: string;
  /** The path of the first page. */
  readonly path: string;
  /** Desktop by default. */
  readonly screen?: Screen;
  /** The preferred language of the browser; English by default. */
  readonly language?: string;
  /** Whether the speech while the page loads belongs to the transcript. */
  readonly hearsLoading?: true;
  walk(visitor: Visitor): Promise<void>;
}
