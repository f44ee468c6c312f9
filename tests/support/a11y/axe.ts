import AxeBuilder from '@axe-core/playwright';
import type { NodeResult, Result } from 'axe-core';
import { expect, type Page } from '../test.ts';

/**
 * Rules that axe leaves out by default and that this site has to meet: level AAA, those of 2.2, and
 * the experimental ones. None is switched off.
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

/** What axe cannot decide by itself, and why that is no defect. Everything else undecided fails. */
const explained: readonly { rule: string; message: RegExp; why: string }[] = [
  {
    rule: 'frame-tested',
    message: /iframe/,
    why: 'the one frame is the map, whose content is another site’s and a local page in tests',
  },
];

function describe(result: Result, node: NodeResult): string {
  const checks = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
  return `${result.id}: ${node.target.join(' ')}\n  ${checks.join('\n  ')}\n  ${result.helpUrl}`;
}

function findings(results: readonly Result[]): string[] {
  return results.flatMap((result) => result.nodes.map((node) => describe(result, node)));
}

function isExplained(finding: string): boolean {
  return explained.some(({ rule, message }) => finding.startsWith(rule) && message.test(finding));
}

/**
 * Fails on anything that axe finds wrong with the page as it stands, and on anything it cannot
 * decide that is not explained above. The map frame is another site's: only its element counts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const results = await new AxeBuilder({ page })
    .options({ rules: strictRules, iframes: false })
    // One page without frames needs no second page to gather what frames said.
    .setLegacyMode()
    .analyze();
  expect(findings(results.violations)).toEqual([]);
  expect(findings(results.incomplete).filter((finding) => !isExplained(finding))).toEqual([]);
}
