import type { Page } from '../test.ts';

/** What a page can be brought to by a visitor, or by a service, besides being loaded. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** The one screen that knows this state; both unless said. */
  readonly screen?: 'phone' | 'desktop';
  /** Messages of the browser that belong to it. */
  readonly expected?: RegExp;
  /** What has to be there before the page is loaded. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the loaded page to it. */
  reach(page: Page): Promise<unknown>;
}
