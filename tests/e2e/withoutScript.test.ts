import { productPath } from '../../src/facts/paths.ts';
import { answer, otherQuestion } from '../support/faq.ts';
import { link } from '../support/menus.ts';
import { en, languages } from '../support/sources.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('every page has its menu, its languages and its content', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.goto('/');
    for (const name of ['car', 'team', 'faq', 'contact'] as const) {
      const box = await link(header, name).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    for (const { name } of languages)
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(header.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);

    await page.goto('/resources/faq');
    await expect(answer(page, otherQuestion)).toBeVisible();
    // Playwright finds neither roles nor texts inside `noscript`.
    const headings = page.locator('h3 noscript');
    await expect(headings.last()).toBeVisible();
    expect(await headings.allInnerTexts()).toContain(otherQuestion.text);
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
});

test('nothing speaks of what does not happen', async ({ page }) => {
  await page.goto('/contactus');
  await expect(page.locator('[name=message]')).toBeVisible();
  await expect(page.getByText(en('contact:form.stay.label'))).toBeHidden();
  await expect(page.getByText(en('contact:form.stay.hint'))).toBeHidden();
  // Nor does a field ask for an amount that changes nothing.
  await page.goto('/product/car-loans');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('nothing of a page is folded away', async ({ page }) => {
  for (const size of [phone, { width: phone.height, height: phone.width }]) {
    await page.setViewportSize(size);
    await page.goto(productPath('car'));
    const folding = page.getByRole('main').locator('section [id$="-panel"] > *');
    await expect(folding).not.toHaveCount(0);
    for (const part of await folding.all()) await expect(part).toBeVisible();
  }
});

test('the policy has its sections', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/privacy/terms-conditions');
  await expect(page.getByRole('button')).toHaveCount(0);
  const sections = page.getByRole('navigation', { name: en('privacy:sidebar.title') });
  await sections.getByText(en('privacy:sections.complaints')).click();
  await expect(page).toHaveURL('/privacy/complaints');
});
