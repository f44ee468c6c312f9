import { desktop, expect, holdClock, type Page, test } from '../support/test.ts';

// So low that the figures, under the first heading, are out of view at first.
test.use({ viewport: { ...desktop, height: 280 } });

const figures = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Our figures' }) });
const finalValues = ['120', '200', '₦516\u00A0million', '1'];

/** The visible values: the counting text if there is one, else the value itself. */
function seen(page: Page): Promise<string[]> {
  return figures(page)
    .locator('dd')
    .evaluateAll((values) =>
      values.map((value) => (value.querySelector('[aria-hidden]') ?? value).textContent ?? ''),
    );
}

test('assistive technology has the final values at once, before they are in view', async ({
  page,
}) => {
  await page.goto('/company');
  await expect(figures(page).getByRole('definition')).toHaveText(finalValues);
});

test('they count up over two seconds, once, when 30% of them are in view', async ({ page }) => {
  await page.goto('/company');
  await holdClock(page);
  await expect(figures(page)).toBeAttached();
  await page.clock.runFor(5000);
  expect(await seen(page)).toEqual(finalValues);
  await figures(page).locator('dl').scrollIntoViewIfNeeded();
  // The observer reports with the browser's frames, which the held clock does not stop.
  await expect(async () => {
    await page.clock.runFor(50);
    const [customers] = await seen(page);
    expect(Number(customers)).toBeLessThan(120);
  }).toPass();
  await expect(figures(page).locator('.visually-hidden')).toHaveText(finalValues);
  await page.clock.runFor(1000);
  const [customers, , value] = await seen(page);
  expect(Number(customers)).toBeGreaterThan(0);
  expect(value).toMatch(/^₦\d+\smillion$/);
  await page.clock.runFor(1200);
  expect(await seen(page)).toEqual(finalValues);
  await page.evaluate(() => window.scrollTo(0, 0));
  await figures(page).locator('dl').scrollIntoViewIfNeeded();
  await page.clock.runFor(300);
  expect(await seen(page)).toEqual(finalValues);
});

test('they stand still for visitors who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/company');
  await figures(page).locator('dl').scrollIntoViewIfNeeded();
  await expect(figures(page).locator('[aria-hidden]')).toHaveCount(0);
  expect(await seen(page)).toEqual(finalValues);
});
