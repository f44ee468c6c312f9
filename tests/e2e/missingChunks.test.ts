import { fillIn, submit } from '../support/contactForm.ts';
import {
  delayRequests,
  documentsOf,
  expect,
  footerLink,
  hydrated,
  narrowest,
  test,
} from '../support/test.ts';

const gone = { status: 404, contentType: 'text/html', body: 'gone' };

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of (404|500)|dynamically imported module|MIME type|ERR_/);
});

test('a page opened before a deployment continues with the new site', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently' })).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(documents).toEqual(['/resources/faq']);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toContain('reload-guard');
});

test('missing translations are requested again by a reload', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/en/contact.json', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(documents).toEqual(['/contactus']);
});

test('without translations a page is complete and its form works', async ({ page }) => {
  await page.route('**/translations/**', (route) => route.fulfill(gone));
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

test('a page whose code is missing works as a static page, without endless reloads', async ({
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

test('a second failure at the same URL shows the error page', async ({ page }) => {
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

test('an unknown path shows the error page without the application', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill(gone));
  await page.goto('/no/such/page', { waitUntil: 'commit' });
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});

test('an unknown path shows the error page in English without translations', async ({ page }) => {
  await page.route('**/translations/**', (route) => route.fulfill(gone));
  await page.goto('/yo/no/such/page', { waitUntil: 'commit' });
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});

test('the name of a missing file fits on a phone', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('reload-guard', '/company/about'));
  await page.route('**/assets/AboutPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'About Us').click();
  await expect(page.getByText('/assets/AboutPage-')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(narrowest.width);
});

test('no reload discards typed text', async ({ page }) => {
  await page.goto('/contactus');
  const documents = documentsOf(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('I need a car');
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'FAQ').click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('I need a car');
  expect(documents).toEqual([]);
});

test('a failed prefetch has no effect', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone), { times: 1 });
  const failed = page.waitForResponse('**/assets/FaqPage-*');
  await footerLink(page, 'FAQ').hover();
  await failed;
  expect(documents).toEqual([]);
  await footerLink(page, 'FAQ').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently' })).toBeVisible();
});

test.describe('a page without its code', () => {
  test.beforeEach(({ page }) => page.route('**/assets/site-*', (route) => route.fulfill(gone)));

  test('can be read, and left', async ({ page }) => {
    await page.goto('/resources/faq', { waitUntil: 'commit' });
    await expect(page.getByText('Secured loans stand on something you own')).toBeVisible();
    await expect(page.getByText('Call or chat on +234')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: false })).toHaveCount(0);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Yorùbá' })).toBeVisible();
    await banner.getByRole('link', { name: 'Our Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
    await expect(page).toHaveURL('/company/family');
  });

  test('has its menu and the sections of the policy on a phone too', async ({ page }) => {
    await page.setViewportSize(narrowest);
    await page.goto('/privacy/scope', { waitUntil: 'commit' });
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Our Values' })).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Privacy policy' });
    for (const name of ['Menu', 'Sections of the policy'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await sections.getByRole('link', { name: 'Complaints' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
  });

  test('sends its form', async ({ page }) => {
    await page.goto('/contactus', { waitUntil: 'commit' });
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/f\/sample/);
  });
});

test('one missing file is enough while others are pending', async ({ page }) => {
  await delayRequests(page, '**/assets/react-*');
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await page.goto('/resources/faq', { waitUntil: 'commit' });
  await expect(page.getByText('Call or chat on +234')).toBeVisible();
});

test('without font and pictures a page is complete', async ({ page }) => {
  await page.route(/\.(woff2|svg)$/, (route) => route.abort());
  await page.goto('/product/car-loans', { waitUntil: 'commit' });
  await hydrated(page, { withFont: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Business Funding' }).first().click();
  await expect(page).toHaveURL('/product/business-loans');
});

test('missing translations of a language are requested again by a reload', async ({ page }) => {
  await page.goto('/company');
  await page.route('**/ha/common.json', (route) => route.fulfill(gone));
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Hausa' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline, a language that is not loaded shows an error in the current one', async ({
  page,
  context,
}) => {
  await page.goto('/yo/company');
  await context.setOffline(true);
  await page.getByRole('button', { name: /Èdè/ }).first().click();
  await page.getByRole('link', { name: 'Hausa' }).first().click();
  await expect(page.getByText('A kò lè ṣí ojú ìwé yìí')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
});
