import type { Page, Watch } from '../test.ts';
import { screens } from './appearance.ts';

/** A state of a page other than freshly loaded, reached by a visitor or a service. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** The only screen with this state; both by default. */
  readonly screen?: 'phone' | 'desktop';
  /** A state like others, which only the nightly tests scan. */
  readonly isNightly?: boolean;
  /** Console messages that the state causes. */
  readonly expected?: RegExp;
  /** The page is not hydrated in this state. */
  readonly isStatic?: true;
  /** Runs before the page is loaded. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the loaded page to the state. */
  reach(page: Page): Promise<unknown>;
}

/** Loads the page of a state on a screen and brings it to the state. */
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
