import { delayRequests, desktop, expect, footerLink, type Page, test } from '../support/test.ts';

test.use({ viewport: desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link within the site is followed without loading a page', async ({ page }) => {
  await page.goto('/company');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await footerLink(page, 'FAQ').click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  expect(loads).toEqual([]);
});

for (const key of ['ControlOrMeta', 'Shift'] as const) {
  test(`a link clicked with ${key} opens in another tab or window`, async ({ page }) => {
    await page.goto('/company');
    const other = page.context().waitForEvent('page');
    await footerLink(page, 'FAQ').click({ modifiers: [key] });
    await expect(heading(await other)).toHaveText('Frequently asked questions');
    await expect(page).toHaveURL('/company');
  });
}

test('language links include query and hash', async ({ page }) => {
  await page.goto('/contactus?loanType=car#office');
  await expect(page.locator('#office')).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
  const yoruba = page.getByRole('banner').getByRole('link', { name: 'Yorùbá' });
  await expect(yoruba).toHaveAttribute('href', '/yo/contactus?loanType=car#office');
});

test('a pending navigation is announced', async ({ page }) => {
  await page.goto('/');
  const letPass = await delayRequests(page, '**/FaqPage-*');
  await footerLink(page, 'FAQ').click();
  await expect(page.getByText('The next page is loading')).toBeVisible();
  letPass();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await expect(page.getByText('The next page is loading')).toBeHidden();
});

test('the last of two followed links wins', async ({ page }) => {
  await page.goto('/company');
  const letPass = await delayRequests(page, '**/en/faq.json');
  const answered = page.waitForResponse('**/en/faq.json');
  await footerLink(page, 'FAQ').click();
  await footerLink(page, 'About Us').click();
  await expect(heading(page)).toHaveText('About Us');
  letPass();
  await answered;
  await expect(page.getByText('The next page is loading')).toBeHidden();
  await expect(heading(page)).toHaveText('About Us');
  await expect(page).toHaveURL('/company/about');
});
