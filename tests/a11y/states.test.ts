import {
  emulateAppearance,
  inTurn,
  type Scheme,
  schemeNames,
  type screens,
} from '../support/a11y/appearance.ts';
import { expectAccessible } from '../support/a11y/axe.ts';
import { bringTo, type State } from '../support/a11y/State.ts';
import { states } from '../support/a11y/states.ts';
import { targetFaults } from '../support/a11y/targetFaults.ts';
import { en } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const screenNames = ['phone', 'desktop'] as const satisfies readonly (keyof typeof screens)[];

/** Brings the site to a state and scans it with axe in each scheme. */
function testState(state: State, screen: keyof typeof screens, schemes: readonly Scheme[]): void {
  test(`${state.name}, on a ${screen}`, async ({ page, watch }) => {
    await bringTo(page, watch, state, screen);
    for (const scheme of schemes)
      await test.step(scheme, async () => {
        await emulateAppearance(page, scheme);
        await expectAccessible(page);
      });
    expect(await targetFaults(page)).toEqual([]);
  });
}

// Screens and schemes alternate over the states.
for (const [index, state] of states.filter(({ isNightly }) => !isNightly).entries())
  testState(state, state.screen ?? inTurn(screenNames, index), [inTurn(schemeNames, index)]);

test.describe('on every screen and in every scheme', { tag: '@nightly' }, () => {
  for (const state of states)
    for (const screen of state.screen ? [state.screen] : screenNames)
      testState(state, screen, schemeNames);
});

test.describe('the splash', () => {
  test.use({ site: process.env.SPLASH_SITE ?? '' });

  test('has no accessibility defect', async ({ page, watch }) => {
    watch.expectedMessages.push(/Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('dialog', { name: en('common:splash.loading') })).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.pause();
    });
    for (const scheme of schemeNames) {
      await emulateAppearance(page, scheme);
      await expectAccessible(page);
    }
  });
});
