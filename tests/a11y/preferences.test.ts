import { emulateAppearance, schemes } from '../support/a11y/appearance.ts';
import { submit } from '../support/contactForm.ts';
import { question } from '../support/faq.ts';
import { hamburger, section } from '../support/menus.ts';
import { en, isNightlyPath, missingPaths, pagePaths } from '../support/site.ts';
import { desktop, expect, notFoundMessage, type Page, phone, test } from '../support/test.ts';

const paths = [...pagePaths, ...missingPaths];

function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );
}

/** Records animations and transitions from now on; the returned function takes what was recorded. */
async function watchMovements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const movements: string[] = [];
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) =>
        movements.push(`${type} ${target instanceof Element ? target.className : ''}`),
      );
    Object.assign(window, { movements });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return (window as unknown as { movements: string[] }).movements.splice(0);
    });
}

/** Opens an answer, the drawer and a section of the menu, and calls `check` after each. */
async function openParts(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize(phone);
  await question(page, 'amount').click();
  await expect(question(page, 'amount')).toHaveAttribute('aria-expanded', 'true');
  await check();
  await hamburger(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize(desktop);
  const products = section(page, 'products');
  await products.press('Enter');
  await expect(products).toHaveAttribute('aria-expanded', 'true');
  await check();
}

test('nothing moves when parts open and close with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources/faq');
  const movements = await watchMovements(page);
  await openParts(page, async () => expect(await movements()).toEqual([]));
});

test('the same parts move without reduced motion', async ({ page }) => {
  await page.goto('/resources/faq');
  const movements = await watchMovements(page);
  await openParts(page, () => expect.poll(movements).not.toEqual([]));
});

/** Controls and icons that cannot be seen in forced colours. */
function lostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none',
      );
    const about = (element: Element) => `${element.tagName} "${element.textContent?.trim()}"`;
    for (const field of shown('input, select, textarea')) {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field);
      const isNative = field.matches('[type="checkbox"]');
      if (!isNative && (borderTopStyle === 'none' || borderTopColor === backgroundColor))
        lost.push(`${about(field)} has no edge`);
    }
    for (const control of shown('a[href], button')) {
      const { color, backgroundColor } = getComputedStyle(control);
      if (color === backgroundColor) lost.push(`${about(control)} has the colour of its ground`);
    }
    for (const icon of shown('svg[data-icon]')) {
      const { stroke } = getComputedStyle(icon);
      const { color } = getComputedStyle(icon.parentElement ?? icon);
      if (stroke !== color) lost.push(`icon ${icon.dataset.icon}: ${stroke} beside ${color}`);
    }
    return lost;
  });
}

function testStillness(paths: readonly string[]): void {
  test('pages are still and show every control and icon, with reduced motion and forced colours', async ({
    page,
    watch,
  }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.emulateMedia({ ...schemes.forced, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await running(page), path).toEqual([]);
      expect(await lostInForcedColours(page), path).toEqual([]);
    }
  });
}

testStillness(paths.filter((path) => !isNightlyPath(path)));

test.describe('the other pages', { tag: '@nightly' }, () =>
  testStillness(paths.filter(isNightlyPath)),
);

test('a field in error is marked by more than colour', async ({ page }) => {
  await emulateAppearance(page, 'forced');
  await page.goto('/contactus');
  await submit(page).click();
  for (const name of ['name', 'email', 'message'] as const) {
    const error = page.getByRole('main').getByText(en(`contact:form.${name}.required`));
    await expect(error).toBeVisible();
  }
});
