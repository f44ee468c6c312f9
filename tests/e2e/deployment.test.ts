import { documentsOf, expect, footerLink, narrowest, type Page, test, wake } from '../test.ts';

const gone = { status: 404, contentType: 'text/html', body: 'gone' };

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of (404|500)|dynamically imported module|MIME type|ERR_/);
});

test('a page that was left open over a deployment goes on with the new site', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(documents).toEqual(['/resources/faq']);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toContain('reload-guard');
});

test('words that are gone are asked for once more, with the page', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/en/contact.json', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(documents).toEqual(['/contactus']);
});

test('a page whose words never come is still the page, and its form can be sent', async ({
  page,
}) => {
  await page.route('**/words/**', (route) => route.fulfill(gone));
  await page.goto('/yo/contactus', { waitUntil: 'commit' });
  const send = page.locator('main button[type=submit]');
  await expect(send).toHaveText('Ẹ fi ránṣẹ́');
  await page.locator('[name=name]').fill('Ada');
  await page.locator('[name=email]').fill('ada@example.com');
  await page.locator('[name=message]').fill('Mo fẹ́ ra ọkọ̀');
  await send.click();
  await page.waitForURL('**/f/**');
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
});

test('a page whose code never comes is still the page, and is not loaded for ever', async ({
  page,
}) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'FAQ').click();
  await expect(page.getByText('What kinds of loans are there?')).toBeVisible();
  await expect(page.getByText('Secured loans stand on something you own')).toBeVisible();
  await expect(page.getByText('Call or chat on +234')).toBeVisible();
  await footerLink(page, 'Accessibility').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessib' })).toBeVisible();
  expect(documents).toEqual(['/resources/faq', '/resources/accessibility']);
});

test('a second failure at the same address is told, with ways on', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('reload-guard', '/resources/faq'));
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'FAQ').click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(documents).toEqual([]);
});

test('an empty form whose code is gone is loaded anew before anything is written', async ({
  page,
}) => {
  await page.route('**/assets/replyParts-*', (route) => route.fulfill(gone), { times: 1 });
  await page.goto('/contactus');
  const documents = documentsOf(page);
  const again = page.waitForEvent('load');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await again;
  expect(documents).toEqual(['/contactus']);
});

test('an address that leads nowhere says so without the application', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill(gone));
  await page.goto('/no/such/page', { waitUntil: 'commit' });
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});

test('an address that leads nowhere says so in English where words are gone', async ({ page }) => {
  await page.route('**/words/**', (route) => route.fulfill(gone));
  await page.goto('/yo/no/such/page', { waitUntil: 'commit' });
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});

test('the name of a file that is gone fits into a phone', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('reload-guard', '/company/about'));
  await page.route('**/assets/AboutPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'About Us').click();
  await expect(page.getByText('/assets/AboutPage-')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(narrowest.width);
});

test('nothing is loaded anew under a visitor who writes', async ({ page }) => {
  await page.route('**/assets/radixParts-*', (route) => route.fulfill(gone));
  await page.goto('/contactus', { waitUntil: 'commit' });
  const documents = documentsOf(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  const failed = page.waitForResponse('**/assets/radixParts-*');
  await message.fill('I need a car');
  await failed;
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await expect(message).toHaveValue('I need a car');
  expect(documents).toEqual([]);
});

/** Wakes the menu, whose code is gone: the page is loaded anew for it, once. */
async function wakeInVain(page: Page): Promise<void> {
  const again = page.waitForEvent('load');
  await page.mouse.move(1, 1);
  await again;
  const failed = page.waitForResponse('**/assets/radixParts-*');
  await page.mouse.move(2, 2);
  await failed;
}

test('without the code of the menu, pages can be read and left', async ({ page }) => {
  await page.route('**/assets/radixParts-*', (route) => route.fulfill(gone));
  await page.goto('/resources/faq');
  await wakeInVain(page);
  await expect(page.getByText('Secured loans stand on something you own')).toBeVisible();
  const documents = documentsOf(page);
  await footerLink(page, 'Our Company').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Company' })).toBeVisible();
  await wakeInVain(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(documents).toEqual(['/company', '/company', '/contactus']);
});

test('without the code of the drawer, a phone has the sections of the policy', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.route('**/assets/radixParts-*', (route) => route.fulfill(gone));
  await page.goto('/privacy/scope');
  await wakeInVain(page);
  const sections = page.getByRole('navigation', { name: 'Privacy policy' });
  await expect(sections.getByRole('link', { name: 'Complaints' })).toBeVisible();
  for (const name of ['Menu', 'Sections of the policy'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await sections.getByRole('link', { name: 'Complaints' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
});

test('without its font and pictures a page is whole', async ({ page }) => {
  await page.route(/\.(woff2|svg)$/, (route) => route.abort());
  await page.goto('/product/car-loans', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('awake').length > 0);
  await wake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Business Funding' }).first().click();
  await expect(page).toHaveURL('/product/business-loans');
});

test('a language whose words do not come is asked for once more, with the page', async ({
  page,
}) => {
  await page.goto('/company');
  await wake(page);
  await page.route('**/ha/common.json', (route) => route.fulfill(gone));
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Hausa' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline, a language that is not there is refused in the one that is', async ({
  page,
  context,
}) => {
  await page.goto('/yo/company');
  await wake(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /Èdè/ }).first().click();
  await page.getByRole('link', { name: 'Hausa' }).first().click();
  await expect(page.getByText('A kò lè ṣí ojú ìwé yìí')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
});
