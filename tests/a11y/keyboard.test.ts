import {
  emulateAppearance,
  inTurn,
  type Scheme,
  schemeNames,
  type screens,
} from '../support/a11y/appearance.ts';
import { type Stop, walk } from '../support/a11y/tabWalk.ts';
import { en, missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, notFoundMessage, type Page, phone, test } from '../support/test.ts';

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ role, name, faults }) => faults.map((fault) => `${role} "${name}" ${fault}`));

const names = (stops: readonly Stop[]) => stops.map(({ role, name }) => `${role} ${name}`);

/** The number of Tab stops: all visible controls, and of a tab list the selected tab alone. */
function tabbable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches('[role="tab"][aria-selected="false"]')).length,
  );
}

/** Walks a page by Tab and Shift+Tab. */
function testWalk(
  path: string,
  size: (typeof screens)[keyof typeof screens],
  scheme: Scheme,
): void {
  test(`Tab and Shift+Tab go through ${path}, at ${size.width}, ${scheme}`, async ({
    page,
    watch,
  }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.setViewportSize(size);
    await emulateAppearance(page, scheme);
    await page.goto(path);
    const forwards = await walk(page, 'Tab');
    expect(faultsOf(forwards)).toEqual([]);
    expect(forwards[0]?.name).toBe(en('common:skip.link'));
    expect(forwards).toHaveLength(await tabbable(page));
    const backwards = await walk(page, 'Shift+Tab');
    expect(faultsOf(backwards)).toEqual([]);
    expect(names(backwards)).toEqual(names(forwards).reverse());
  });
}

const paths = [...pagePaths, ...missingPaths];

/** A page of each kind. */
const walked = [
  '/',
  '/product/car-loans',
  '/company',
  '/company/chooseus',
  '/resources/faq',
  '/contactus',
  '/privacy/scope',
  '/no/such/page',
];

// Sizes and schemes alternate, so that all of them occur over the kinds of page.
for (const [index, path] of walked.entries())
  testWalk(path, inTurn([desktop, phone], index), inTurn(schemeNames, index));

test.describe('every page on both screens', { tag: '@nightly' }, () => {
  for (const path of paths) for (const size of [phone, desktop]) testWalk(path, size, 'light');
});

test('a control behind the header scrolls into view when it gets the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/resources/faq');
  const questions = page.getByRole('tabpanel').getByRole('button');
  const [behind, below] = [questions.nth(1), questions.nth(2)];
  await below.focus();
  await behind.evaluate((question) => {
    scrollBy({ top: question.getBoundingClientRect().top, behavior: 'instant' });
  });
  const { height = Number.NaN } = (await page.getByRole('banner').boundingBox()) ?? {};
  const top = async () => (await behind.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(height);
  await page.keyboard.press('Shift+Tab');
  await expect(behind).toBeFocused();
  await expect.poll(top).toBeGreaterThanOrEqual(height);
});
