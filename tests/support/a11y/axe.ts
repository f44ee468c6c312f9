import AxeBuilder from '@axe-core/playwright';
import type { NodeResult, Result } from 'axe-core';
import { expect, type Page } from '../test.ts';

/**
 * Rules that axe disables by default and this site must meet: level AAA, WCAG 2.2 and experimental
 * rules. No rule is disabled.
 */
const strictRules = {
  'css-orientation-lock': { enabled: true },
  'focus-order-semantics': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'p-as-heading': { enabled: true },
  'table-fake-caption': { enabled: true },
  'td-has-header': { enabled: true },
  'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
};

/** The map belongs to another site: its content is not scanned. */
export const axeOptions = { rules: strictRules, iframes: false };

/** Incomplete results that are no defect, with the reason. Any other incomplete result fails. */
const explained: readonly { rule: string; message: RegExp; why: string }[] = [
  {
    rule: 'frame-tested',
    message: /iframe/,
    why: 'the one frame is the map, whose content is another site’s and a local page in tests',
  },
  {
    rule: 'color-contrast',
    message:
      /(\.ApplyAction_bar > .*|\.Button_quiet|\.SiteHeader_offline)\n.*partially overlaps other elements/,
    why: 'axe compares what is behind each line; sticky bar and header are opaque',
  },
];

function describe(result: Result, node: NodeResult): string {
  const checks = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
  return `${result.id}: ${node.target.join(' ')}\n  ${checks.join('\n  ')}\n  ${result.helpUrl}`;
}

export function findings(results: readonly Result[]): string[] {
  return results.flatMap((result) => result.nodes.map((node) => describe(result, node)));
}

function isExplained(finding: string): boolean {
  return explained.some(
    ({ rule, message }) => finding.startsWith(`${rule}: `) && message.test(finding),
  );
}

/** Waits for the end of all animations that have one. Runs in the page. */
export function animationsEnd() {
  return Promise.all(
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  );
}

/**
 * Fails on every violation that axe finds in the current state of the page, and on every incomplete
 * result without an explanation.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(animationsEnd);
  const results = await new AxeBuilder({ page })
    .options(axeOptions)
    // Without frames no second page is needed to collect their results.
    .setLegacyMode()
    .analyze();
  expect(findings(results.violations)).toEqual([]);
  expect(findings(results.incomplete).filter((finding) => !isExplained(finding))).toEqual([]);
}
