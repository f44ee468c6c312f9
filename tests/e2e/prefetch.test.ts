import { desktop, expect, type Page, test, wake } from '../test.ts';

test.use({ viewport: desktop });

const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true });

/** The code and words that are asked for from now on. */
function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json)$/.test(pathname)) loads.push(pathname);
  });
  return loads;
}

for (const [sign, show] of [
  ['hovered', (page: Page) => link(page).hover()],
  ['focused', (page: Page) => link(page).focus()],
] as const) {
  test(`a link that is ${sign} has its page ready`, async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await show(page);
    await page.waitForLoadState('networkidle');
    const loads = watchLoads(page);
    await link(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    expect(loads).toEqual([]);
  });
}

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await wake(page);
  const loads = watchLoads(page);
  await link(page).hover();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  expect(loads.length).toBeGreaterThan(0);
});
