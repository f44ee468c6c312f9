import AxeBuilder from '@axe-core/playwright';
import type { NodeResult, Result, RunOptions } from 'axe-core';
import { escapeRegExp } from '../../../src/locales/files/Locales.ts';
import { languages } from '../sources.ts';
import { expect, type Page } from '../test.ts';

/** Colour preferences of a visitor. */
export const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

export type Scheme = keyof typeof schemes;

export const schemeNames = ['light', 'dark', 'forced'] as const;

const levels = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * All rules, also those that axe disables by default, and targets of 44 pixels (WCAG 2.5.5),
 * whatever space is around them. The map belongs to another site, so its content is not scanned.
 * Elements that pass are not described, because their description would take half of the time.
 */
export const axeOptions = {
  runOnly: [...levels, 'best-practice', 'experimental'],
  iframes: false,
  resultTypes: ['violations', 'incomplete'],
  checks: { 'target-size': { options: { minSize: 44 } }, 'target-offset': { enabled: false } },
} satisfies RunOptions & { checks: object };

/**
 * Results that are no defects, with the reasons. Any other violation or incomplete result fails.
 */
const explained = [
  // The target of a checkbox is its label, which `e2e/contact` measures.
  /^target-size: .* type="checkbox"/,
  // The result says that there is hidden content, which is scanned where it is shown.
  /^hidden-content: /,
  // The only frame is the map: the content belongs to another site, and is a local page in tests.
  /^frame-tested: iframe/,
  // The sign of an amount (`Naira`) has the colour of the digits beside it, which are measured.
  /^color-contrast(-enhanced)?: .* <span aria-hidden="true">₦<\/span>\n *Element content contains only non-text/,
  // In the bar of a product page two lines may be over different elements, which the bar hides.
  /^color-contrast(-enhanced)?: .*\[href="tel:.*\n.* it partially overlaps other elements/,
  ...languages.map(
    ({ words: { t } }) =>
      new RegExp(
        `^color-contrast(-enhanced)?: .*<span>${escapeRegExp(t('common:action.apply'))}</span>\\n.* it partially overlaps other elements`,
      ),
  ),
];

function describe(result: Result, node: NodeResult): string {
  const checks = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
  return `${result.id}: ${node.target.join(' ')} ${node.html}\n  ${checks.join('\n  ')}\n  ${result.helpUrl}`;
}

export function findings(results: readonly Result[]): string[] {
  return results
    .flatMap((result) => result.nodes.map((node) => describe(result, node)))
    .filter((text) => !explained.some((known) => known.test(text)));
}

/** Waits for the end of all animations that have one. Runs in the page. */
export async function animationsEnd(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
}

/**
 * Every violation that axe finds in the current state of the page, and every incomplete result
 * without an explanation.
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(animationsEnd);
  // Without frames no second page is needed to collect their results.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options(rules ? { ...axeOptions, runOnly: [...rules] } : axeOptions)
    .setLegacyMode()
    .analyze();
  return findings([...violations, ...incomplete]);
}

/** Fails on every fault, but lets the test go on to check what the page does. */
export async function expectAccessible(
  page: Page,
  state = 'axe',
  rules?: readonly string[],
): Promise<void> {
  expect.soft(await axeFaults(page, rules), state).toEqual([]);
}

/** The rules whose results differ between schemes. */
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Does the same for a state of a page, with the rules about colours in every scheme. */
export async function expectStateAccessible(page: Page): Promise<void> {
  for (const name of ['forced', 'dark'] as const) {
    await page.emulateMedia(schemes[name]);
    await expectAccessible(page, name, colourRules);
  }
  // The test goes on in the light scheme.
  await page.emulateMedia(schemes.light);
  await expectAccessible(page, 'light');
}
