import { emulateAppearance, type Scheme } from '../support/a11y/appearance.ts';
import { type Stop, walk } from '../support/a11y/tabWalk.ts';
import { expect, notFoundMessage, type Page, test } from '../support/test.ts';

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
export function testWalk(
  path: string,
  size: { readonly width: number; readonly height: number },
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
    expect(forwards[0]?.name).toBe('Skip to the main content');
    expect(forwards).toHaveLength(await tabbable(page));
    const backwards = await walk(page, 'Shift+Tab');
    expect(faultsOf(backwards)).toEqual([]);
    expect(names(backwards)).toEqual(names(forwards).reverse());
  });
}
