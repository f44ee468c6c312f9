import type { Locator } from 'playwright/test';
import { mirrored } from '../support/pseudoLanguages.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

test.use({ site: process.env.PSEUDO_SITE ?? '' });

async function edges(locator: Locator) {
  const { x = Number.NaN, width = Number.NaN } = (await locator.boundingBox()) ?? {};
  return { start: x + width, end: x };
}

test('the arrow keys of the tabs follow the reading direction', async ({ page }) => {
  await page.goto(`/${mirrored.tag}/resources/faq`);
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test('a section of the menu opens below its button, from the start of the line', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${mirrored.tag}`);
  const menu = page.getByRole('banner').getByRole('navigation').first();
  const button = menu.getByRole('button').first();
  await button.click();
  const links = menu.getByRole('list').getByRole('list');
  await expect(links).toBeVisible();
  const [above, below] = [await edges(button), await edges(links)];
  expect(Math.abs(above.start - below.start)).toBeLessThan(12);
  expect(below.end).toBeLessThan(above.end);
});

test('header and drawer are mirrored', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/${mirrored.tag}`);
  const header = page.getByRole('banner');
  const brand = await edges(header.getByRole('link').first());
  const hamburger = header.getByRole('button').last();
  expect(brand.start).toBeGreaterThan((await edges(hamburger)).start);
  await hamburger.click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await edges(drawer)).end).toBe(0);
  expect((await edges(drawer)).start).toBeLessThan(phone.width);
});
