import type { Page, Watch } from '../test.ts';
import { screens } from './appearance.ts';

/** What a page can be brought to by a visitor, or by a service, besides being loaded. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** The one screen that knows this state; both unless said. */
  readonly screen?: 'phone' | 'desktop';
  /** Messages of the browser that belong to it. */
  readonly expected?: RegExp;
  /** The page is not hydrated in this state. */
  readonly isStatic?: true;
  /** What has to be there before the page is loaded. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the loaded page to it. */
  reach(page: Page): Promise<unknown>;
}

/** Loads the page of a state on a screen, and brings it there. */
export async function bringTo(
  page: Page,
  watch: Watch,
  state: State,
  screen: keyof typeof screens,
): Promise<void> {
  if (state.expected) watch.expectedMessages.push(state.expected);
  await page.setViewportSize(screens[screen]);
  await state.prepare?.(page);
  await page.goto(state.path, state.isStatic ? { waitUntil: 'commit' } : {});
  await state.reach(page);
}
