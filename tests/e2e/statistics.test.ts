import figures from '../../locales/figures.json' with { type: 'json' };
import { en, figureText } from '../support/site.ts';
import { desktop, expect, holdClock, type Page, test } from '../support/test.ts';

// So low that the figures, under the first heading, are out of view at first.
test.use({ viewport: { ...desktop, height: 280 } });

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: en('company:statistics.title') }) });
const finalValues = (['customers', 'loansGranted', 'loanValue', 'offices'] as const).map(
  figureText,
);

const number = /[\d.,]+/;

/** The visible values: the counting text if there is one, else the value itself. */
function seen(page: Page): Promise<string[]> {
  return section(page)
    .locator('dd')
    .evaluateAll((values) =>
      values.map((value) => (value.querySelector('[aria-hidden]') ?? value).textContent ?? ''),
    );
}

test('assistive technology has the final values at once, before they are in view', async ({
  page,
}) => {
  await page.goto('/company');
  await expect(section(page).getByRole('definition')).toHaveText(finalValues);
});

test('they count up over two seconds, once, when 30% of them are in view', async ({ page }) => {
  await page.goto('/company');
  await holdClock(page);
  await expect(section(page)).toBeAttached();
  await page.clock.runFor(5000);
  expect(await seen(page)).toEqual(finalValues);
  await section(page).locator('dl').scrollIntoViewIfNeeded();
  // The observer reports with the browser's frames, which the held clock does not stop.
  await expect(async () => {
    await page.clock.runFor(50);
    const [customers] = await seen(page);
    expect(Number(customers)).toBeLessThan(figures.customers.value);
  }).toPass();
  await expect(section(page).locator('.visually-hidden')).toHaveText(finalValues);
  await page.clock.runFor(1000);
  const [customers, , value] = await seen(page);
  expect(Number(customers)).toBeGreaterThan(0);
  expect(value).not.toBe(finalValues[2]);
  expect(value?.replace(number, '')).toBe(finalValues[2]?.replace(number, ''));
  await page.clock.runFor(1200);
  expect(await seen(page)).toEqual(finalValues);
  await page.evaluate(() => window.scrollTo(0, 0));
  await section(page).locator('dl').scrollIntoViewIfNeeded();
  await page.clock.runFor(300);
  expect(await seen(page)).toEqual(finalValues);
});

test('they do not count with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/company');
  await section(page).locator('dl').scrollIntoViewIfNeeded();
  await expect(section(page).locator('[aria-hidden]')).toHaveCount(0);
  expect(await seen(page)).toEqual(finalValues);
});
