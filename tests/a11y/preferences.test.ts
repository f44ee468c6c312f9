import { schemes } from '../support/a11y/axe.ts';
import { en, pagePaths } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** Records animations and transitions from now on. */
async function watchMovements(page: Page) {
  const movements = await page.evaluateHandle(() => {
    const list: string[] = [];
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) => {
        list.push(`${type} ${target instanceof Element ? target.className : ''}`);
      });
    return list;
  });
  return () =>
    movements.evaluate(async (list) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return list.splice(0);
    });
}

/** Opens an answer, the drawer and a section of the menu, and calls `check` after each. */
async function openParts(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize(phone);
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await check();
  await page.getByRole('button', { name: en('common:menu.open'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
  await page.setViewportSize(desktop);
  const products = page.getByRole('button', { name: en('common:menu.sections.products') });
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
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(element).clipPath === 'none',
      );
    const fields = shown('input:not([type="checkbox"]), select, textarea').filter((field) => {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(field);
      return borderTopStyle === 'none' || borderTopColor === backgroundColor;
    });
    const controls = shown('a[href], button').filter((control) => {
      const { color, backgroundColor } = getComputedStyle(control);
      return color === backgroundColor;
    });
    const icons = shown('svg[viewBox="0 0 24 24"]').filter(
      (icon) =>
        getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement ?? icon).color,
    );
    return [...fields, ...controls, ...icons].map(({ outerHTML }) => outerHTML);
  });
}

test('pages are still and show every control and icon, with reduced motion and forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ ...schemes.forced, reducedMotion: 'reduce' });
  const running = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  for (const path of pagePaths.filter((path) => !path.startsWith('/privacy/'))) {
    await page.goto(path);
    expect(await page.evaluate(running), path).toBe(0);
    expect(await lostInForcedColours(page), path).toEqual([]);
  }
});

test('a field in error is marked by more than colour', async ({ page }) => {
  await page.emulateMedia(schemes.forced);
  await page.goto('/contactus');
  await page.getByRole('button', { name: en('contact:form.submit') }).click();
  for (const name of ['name', 'email', 'message'] as const)
    await expect(page.getByText(en(`contact:form.${name}.required`))).toBeVisible();
});
