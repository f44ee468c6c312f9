import { pause } from '../../src/ui/pause.ts';
import {
  desktop,
  documentsOf,
  expect,
  footerLink,
  holdBack,
  type Page,
  test,
  wake,
} from '../test.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link within the site is followed without loading a page', async ({ page }) => {
  await page.goto('/company');
  await wake(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  expect(loads).toEqual([]);
});

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`a link that is clicked with ${key} opens beside this page`, async ({ page }) => {
    await page.goto('/company');
    await wake(page);
    const other = page.context().waitForEvent('page');
    await footerLink(page, 'FAQ').click({ modifiers: [key] });
    await expect(heading(await other)).toHaveText('Frequently asked questions');
    await expect(page).toHaveURL('/company');
  });
}

test('a language that opens beside this page has the query and the hash too', async ({ page }) => {
  await page.goto('/contactus?loanType=car#office');
  await expect(page.locator('#office')).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const yoruba = page.getByRole('banner').getByRole('link', { name: 'Yorùbá' });
  await expect(yoruba).toHaveAttribute('href', '/yo/contactus?loanType=car#office');
});

/** @returns what tells how many fades there have been since */
async function watchFades(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      performance.mark('fade');
      return start(update);
    };
  });
  return () => page.evaluate(() => performance.getEntriesByName('fade').length);
}

for (const [visitor, reducedMotion, width, fades] of [
  ['at a desk', 'no-preference', 1280, 1],
  ['on a phone', 'no-preference', 390, 0],
  ['who wants less motion', 'reduce', 1280, 0],
] as const) {
  test(`for a visitor ${visitor} pages fade into each other ${fades} times`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion });
    await page.goto('/company');
    await wake(page);
    const countFades = await watchFades(page);
    await footerLink(page, 'FAQ').click();
    await expect(heading(page)).toBeFocused();
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Hausa' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
    // The same page in another language is no other page.
    expect(await countFades()).toBe(fades);
  });
}

test('a phone that is held upright has no fade on the way back either', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/company');
  await wake(page);
  const countFades = await watchFades(page);
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toBeFocused();
  expect(await countFades()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect(heading(page)).toHaveText('Our company');
  expect(await countFades()).toBe(1);
});

test('whoever waits for a part of the page is told so', async ({ page }) => {
  const letPass = await holdBack(page, '**/radixParts-*');
  await page.goto('/');
  await footerLink(page, 'FAQ').click();
  await expect(page.getByText('The next page is loading')).toBeVisible();
  letPass();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await expect(page.getByText('The next page is loading')).toBeHidden();
});

test('a link in a part that sleeps leads on before the part wakes', async ({ page }) => {
  const letPass = await holdBack(page, '**/radixParts-*');
  await page.goto('/');
  const documents = documentsOf(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  letPass();
  await wake(page);
  expect(documents).toEqual([]);
});

test('a link that is followed during a fade leads to its own page, for good', async ({ page }) => {
  await page.goto('/company');
  await wake(page);
  await page.route('**/en/faq.json', async (route) => {
    // Longer than the fade, and shorter than it takes until a wait is worth a word.
    await pause(600);
    await route.continue();
  });
  // A finger would not reach the page behind the fade; a key does.
  await footerLink(page, 'FAQ').evaluate((second: HTMLElement) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      void fade.ready.then(() => second.click());
      return fade;
    };
  });
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await pause(1500);
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await expect(page.getByText('The next page is loading')).toBeHidden();
});
