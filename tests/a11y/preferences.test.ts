import { en } from '../support/site.ts';
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

test('answers, drawer and menu move, but not where motion is reduced', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(phone);
    await page.goto('/resources/faq');
    const movements = await watchMovements(page);
    const check = async () => {
      if (reducedMotion === 'reduce') expect(await movements()).toEqual([]);
      else await expect.poll(movements).not.toEqual([]);
    };
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
});
