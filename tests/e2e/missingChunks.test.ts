import { field, fillIn, submit } from '../support/contactForm.ts';
import { answer, questionText } from '../support/faq.ts';
import { footerLink, languageLink, link, picker, section, wideMenu } from '../support/menus.ts';
import { en, inLanguage, otherTranslation, translation } from '../support/site.ts';
import { delayRequests, documentsOf, expect, hydrated, narrowest, test } from '../support/test.ts';

const gone = { status: 404, contentType: 'text/html', body: 'gone' };

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of (404|500)|dynamically imported module|MIME type|ERR_/);
});

test('a page opened before a deployment continues with the new site', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq:page.title'));
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(documents).toEqual(['/resources/faq']);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).toContain('reload-guard');
});

test('missing translations are requested again by a reload', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/en/contact.json', (route) => route.fulfill(gone), { times: 1 });
  await footerLink(page, 'contact').click();
  await expect(
    page.getByRole('heading', { level: 1, name: en('contact:page.title') }),
  ).toBeVisible();
  expect(documents).toEqual(['/contactus']);
});

test('without translations a page is complete and its form works', async ({ page }) => {
  await page.route('**/translations/**', (route) => route.fulfill(gone));
  await page.goto(inLanguage('/contactus', translation), { waitUntil: 'commit' });
  const send = page.locator('main button[type=submit]');
  await expect(send).toHaveText(translation.words.t('contact:form.submit'));
  await page.locator('[name=name]').fill('Ada');
  await page.locator('[name=email]').fill('ada@example.com');
  await page.locator('[name=message]').fill('Mo fẹ́ ra ọkọ̀');
  await send.click();
  await page.waitForURL('**/f/**');
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
});

test('a page whose code is missing works as a static page, without endless reloads', async ({
  page,
}) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'faq').click();
  await expect(page.getByText(questionText('kinds'))).toBeVisible();
  await expect(answer(page, 'kinds')).toBeVisible();
  await expect(answer(page, 'reach')).toBeVisible();
  await footerLink(page, 'accessibility').click();
  await expect(
    page.getByRole('heading', { level: 1, name: en('accessibility:page.title') }),
  ).toBeVisible();
  expect(documents).toEqual(['/resources/faq', '/resources/accessibility']);
});

test('a second failure at the same URL shows the error page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('reload-guard', '/resources/faq'));
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'faq').click();
  await expect(page.getByText(en('errors:page.notLoaded'))).toBeVisible();
  await expect(wideMenu(page)).toBeVisible();
  expect(documents).toEqual([]);
  await page.unroute('**/assets/FaqPage-*');
  await page.getByRole('button', { name: en('errors:page.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq:page.title'));
});

test('an unknown path shows the error page without the application', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill(gone));
  await page.goto('/no/such/page', { waitUntil: 'commit' });
  await expect(page.getByText(en('errors:page.notFound'))).toBeVisible();
});

test('an unknown path shows the error page in English without translations', async ({ page }) => {
  await page.route('**/translations/**', (route) => route.fulfill(gone));
  await page.goto(inLanguage('/no/such/page', translation), { waitUntil: 'commit' });
  await expect(page.getByText(en('errors:page.notFound'))).toBeVisible();
});

test('the name of a missing file fits on a phone', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('reload-guard', '/company/about'));
  await page.route('**/assets/AboutPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'about').click();
  await expect(page.getByText('/assets/AboutPage-')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(narrowest.width);
});

test('no reload discards typed text', async ({ page }) => {
  await page.goto('/contactus');
  const documents = documentsOf(page);
  const message = field(page, 'message');
  await message.fill('I need a car');
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone));
  await footerLink(page, 'faq').click();
  await expect(page.getByText(en('errors:page.notLoaded'))).toBeVisible();
  await page.goBack();
  await expect(message).toHaveValue('I need a car');
  expect(documents).toEqual([]);
});

test('a failed prefetch has no effect', async ({ page }) => {
  await page.goto('/');
  const documents = documentsOf(page);
  await page.route('**/assets/FaqPage-*', (route) => route.fulfill(gone), { times: 1 });
  const failed = page.waitForResponse('**/assets/FaqPage-*');
  await footerLink(page, 'faq').hover();
  await failed;
  expect(documents).toEqual([]);
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq:page.title'));
});

test.describe('a page without its code', () => {
  test.beforeEach(({ page }) => page.route('**/assets/site-*', (route) => route.fulfill(gone)));

  test('can be read, and left', async ({ page }) => {
    await page.goto('/resources/faq', { waitUntil: 'commit' });
    await expect(answer(page, 'kinds')).toBeVisible();
    await expect(answer(page, 'reach')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: false })).toHaveCount(0);
    await expect(languageLink(page, translation)).toBeVisible();
    await link(page.getByRole('banner'), 'team').click();
    await expect(page).toHaveURL('/company/family');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('company:team.title'));
  });

  test('has its menu and the sections of the policy on a phone too', async ({ page }) => {
    await page.setViewportSize(narrowest);
    await page.goto('/privacy/scope', { waitUntil: 'commit' });
    await expect(link(wideMenu(page), 'values')).toBeVisible();
    const sections = page.getByRole('navigation', { name: en('privacy:sidebar.title') });
    await expect(page.getByRole('button')).toHaveCount(0);
    await sections.getByRole('link', { name: en('privacy:sections.complaints') }).click();
    await expect(page).toHaveURL('/privacy/complaints');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      en('privacy:sections.complaints'),
    );
  });

  test('sends its form', async ({ page }) => {
    await page.goto('/contactus', { waitUntil: 'commit' });
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/f\/sample/);
  });
});

for (const file of ['**/assets/FaqPage-*', '**/en/faq.json'])
  test(`one missing file is enough while others are pending: ${file}`, async ({ page }) => {
    await delayRequests(page, '**/assets/react-*');
    await page.route(file, (route) => route.fulfill(gone));
    await page.goto('/resources/faq', { waitUntil: 'commit' });
    await expect(answer(page, 'reach')).toBeVisible();
  });

test('without font and pictures a page is complete', async ({ page }) => {
  await page.route(/\.(woff2|svg)$/, (route) => route.abort());
  await page.goto('/product/car-loans', { waitUntil: 'commit' });
  await hydrated(page, { withFont: false });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await section(page, 'products').click();
  await link(page, 'business').first().click();
  await expect(page).toHaveURL('/product/business-loans');
});

test('missing translations of a language are requested again by a reload', async ({ page }) => {
  await page.goto('/company');
  await page.route(`**/${translation.tag}/common.json`, (route) => route.fulfill(gone));
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('offline, a language that is not loaded shows an error in the current one', async ({
  page,
  context,
}) => {
  await page.goto(inLanguage('/company', translation));
  await context.setOffline(true);
  await picker(page, translation.words.t).click();
  await languageLink(page, otherTranslation).click();
  await expect(page.getByText(translation.words.t('errors:page.notLoaded'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
});
