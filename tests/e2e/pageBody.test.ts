import { desktop, expect, footerLink, type Page, phone, test, wake } from '../test.ts';

test.use({ viewport: phone });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** No frame is drawn, as far as the page can tell, until the function given back is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      addEventListener('let-frames', () => draw(callback), { once: true });
      return 0;
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('let-frames')));
}

test('a link leads to the head of a page first, and nothing moves for the rest', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const letFrames = await holdFrames(page);
  await footerLink(page, 'FAQ').press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  const before = await heading(page).boundingBox();
  await letFrames();
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  expect(await heading(page).boundingBox()).toEqual(before);
  await expect(heading(page)).toBeFocused();
});

test('who presses Tab before the rest is drawn comes to the rest', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await holdFrames(page);
  await footerLink(page, 'FAQ').press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const linksOfHead = await page.getByRole('main').getByRole('link').count();
  for (let stop = 0; stop <= linksOfHead; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').first()).toBeFocused();
});

test('a link to a place in a page leads there however long a frame takes', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const link = footerLink(page, 'Auto Funding');
  await link.evaluate((element: HTMLAnchorElement) => {
    element.hash = '#criteria';
  });
  await holdFrames(page);
  await link.press('Enter');
  await expect(page.locator('#criteria')).toBeFocused();
});

test('the way back leads to the place however long a frame takes', async ({ page }) => {
  await page.goto('/company');
  await wake(page);
  const link = footerLink(page, 'About Us');
  await link.focus();
  // A place is remembered in the frame that scrolls there.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const place = await page.evaluate(() => scrollY);
  await holdFrames(page);
  await link.press('Enter');
  await expect(heading(page)).toHaveText('About Us');
  await page.goBack();
  await expect(heading(page)).toHaveText('Our company');
  expect(place).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('a link leads to the whole page at once', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await holdFrames(page);
    await footerLink(page, 'FAQ').press('Enter');
    await expect(page.getByRole('tab')).toHaveCount(2);
  });
});

test('a page that is opened while another tab is looked at is drawn whole', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await holdFrames(page);
  // Chromium here shows all tabs to their pages as visible, so the page is told otherwise.
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  );
  await footerLink(page, 'FAQ').press('Enter');
  await expect(page.getByRole('tab')).toHaveCount(2);
});
