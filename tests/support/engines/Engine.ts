import type { Processes } from '../Processes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Scheme = 'light' | 'dark';

/** A browser with one tab and an empty profile. */
export interface Engine {
  open(address: string): Promise<unknown>;
  /** The value of an expression in the page, or of its promise, as JSON. */
  evaluate(expression: string): Promise<string | undefined>;
  /** Performs sources of input, which both protocols define alike. */
  perform(sources: readonly object[]): Promise<unknown>;
  resize(size: Size): Promise<unknown>;
  /** All errors and warnings since the start. */
  messages(): Promise<readonly string[]>;
}

/** Starts a browser that prefers a colour scheme, with a folder of its own. */
export type Start = (processes: Processes, scheme: Scheme, folder: string) => Promise<Engine>;

/** A port without a server: as proxy for other sites it keeps all requests on the machine. */
export const nowhere = '127.0.0.1:9';
