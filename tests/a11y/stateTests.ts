import { emulateAppearance, type Scheme, type screens } from '../support/a11y/appearance.ts';
import { expectAccessible } from '../support/a11y/axe.ts';
import { bringTo } from '../support/a11y/State.ts';
import { states } from '../support/a11y/states.ts';
import { expect, test } from '../support/test.ts';

/** Scans each state with axe, on the given screens and in the given schemes. */
export function testStates(
  screensFor: (index: number) => readonly (keyof typeof screens)[],
  schemesFor: (index: number) => readonly Scheme[],
): void {
  for (const [index, state] of states.entries())
    for (const screen of state.screen ? [state.screen] : screensFor(index)) {
      test(`${state.name}, on a ${screen}`, async ({ page, watch }) => {
        await bringTo(page, watch, state, screen);
        for (const scheme of schemesFor(index))
          await test.step(scheme, async () => {
            await emulateAppearance(page, scheme);
            await expectAccessible(page);
          });
      });
    }
}

/** Scans the splash, with its animation paused. */
export function testSplash(schemes: readonly Scheme[]): void {
  test.describe('the splash', () => {
    test.use({ site: process.env.SPLASH_SITE ?? '' });

    test('while it stands', async ({ page, watch }) => {
      watch.expectedMessages.push(/Failed to load resource/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('dialog', { name: 'The site is loading' })).toBeVisible();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      for (const scheme of schemes) {
        await emulateAppearance(page, scheme);
        await expectAccessible(page);
      }
    });
  });
}
