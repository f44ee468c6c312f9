import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { field, fillIn, stay } from '../support/contactForm.ts';
import { answer, firstQuestion, otherQuestion } from '../support/faq.ts';
import { filledIn } from '../support/filledIn.ts';
import { footerLink, hamburger, languageLink, link, picker, wideMenu } from '../support/menus.ts';
import { en, inLanguage, languages, translation } from '../support/sources.ts';
import {
  announcedTitle,
  expect,
  heading,
  hydrated,
  listen,
  narrowest,
  phone,
  test,
} from '../support/test.ts';

const gone = { status: 404, contentType: 'text/html', body: 'gone' };

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/status of 404|dynamically imported module|MIME type|ERR_/);
});

test('“Try again” requests texts that did not arrive', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await footerLink(page, 'privacy').click();
  await expect(page.getByText(en('errors:page.notLoaded'))).toBeVisible();
  await expect(page.getByText(en('common:offline.notice'))).toBeVisible();
  await expect(wideMenu(page)).toBeVisible();
  await expectStateAccessible(page);
  await expectHeard(page, 'main', 'error-page');
  await context.setOffline(false);
  await page.getByRole('button', { name: en('errors:page.retry') }).click();
  await expect(heading(page)).toHaveText(en('privacy:sections.our-identity'));
  await expect(page.getByText(en('common:offline.notice'))).toBeHidden();
});

test('if a language does not arrive, the error’s heading gets the focus', async ({ page }) => {
  await page.goto('/product/car-loans');
  await page.route('**/translations/**', (route) => route.abort());
  const announced = await listen(page);
  for (const language of languages.filter(({ tag }) => tag !== 'en').slice(0, 2)) {
    await picker(page).click();
    await languageLink(page, language).press('Enter');
    await expect(heading(page)).toHaveText(en('errors:page.title'));
    await expect(heading(page)).toBeFocused();
  }
  // A screen reader reads the heading that gets the focus, so nothing else is announced.
  expect(await announced()).toEqual([]);
  await page.unroute('**/translations/**');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(en('product:car.Text1'));
  expect((await announcedTitle(page)).text).toBe(await page.title());
});

test('if a page fails in use, the error’s heading gets the focus', async ({ page, watch }) => {
  watch.expectedMessages.push(/broken/);
  await page.goto('/product/car-loans');
  const amount = page.getByRole('textbox');
  await amount.focus();
  await page.evaluate(() => {
    // Breaks the format of the costs, not that of the amount in the field.
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        if (this.resolvedOptions().style === 'currency') throw new Error('broken');
        return get?.call(this);
      },
    });
  });
  await amount.fill('1');
  await expect(heading(page)).toHaveText(en('errors:page.title'));
  await expect(heading(page)).toBeFocused();
});

for (const [reason, answer] of Object.entries({
  'status 404': gone,
  'a page': { contentType: 'text/html', body: '<!doctype html><title>Home</title>' },
}))
  test(`texts that a deploy replaced (${reason}): their page is loaded, once`, async ({ page }) => {
    await page.goto('/contactus');
    await field(page, 'name').fill(filledIn.name);
    await page.evaluate((title) => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === title)
          sessionStorage.setItem('seen', title);
      }).observe(document, { subtree: true, childList: true });
    }, en('errors:page.title'));
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    // What the tab asks for is gone; the page that it then loads knows the new files.
    await page.route('**/translations/**', (route) => route.fulfill(answer), { times: 2 });
    await picker(page).click();
    await languageLink(page, translation).click();
    await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
    await hydrated(page);
    await expect(page.locator('[name="name"]')).toHaveValue(filledIn.name);
    expect(loads).toHaveLength(1);
    // Without any texts a page stays static, and is not loaded again.
    await page.route('**/translations/**', (route) => route.fulfill(answer));
    const policy = page.getByRole('form').getByRole('link').last();
    const address = (await policy.getAttribute('href')) ?? '';
    await policy.click();
    await expect(page.locator('html')).toHaveAttribute('data-static');
    await expect(page).toHaveURL(address);
    expect(loads).toHaveLength(2);
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });

test('a lost network is announced in an open drawer', async ({ page, context }) => {
  await page.setViewportSize(phone);
  await page.goto('/privacy/scope');
  const openers = {
    menu: hamburger(page),
    policy: page.getByRole('button', { name: en('privacy:sidebar.open') }),
  };
  for (const opener of Object.values(openers)) {
    await opener.click();
    const drawer = page.getByRole('dialog');
    const region = drawer.locator('[aria-live]');
    await expect(region).toBeEmpty();
    await context.setOffline(true);
    await expect(region).toHaveText(en('common:offline.notice'));
    await expectStateAccessible(page);
    await context.setOffline(false);
    await expect(region).toBeEmpty();
    await page.keyboard.press('Escape');
  }
});

test('a script, and texts, that are lost once are requested again', async ({ page }) => {
  for (const files of ['**/assets/index-*.js', '**/translations/**']) {
    await page.route(files, (route) => route.abort(), { times: 1 });
    await page.goto('/contactus');
    await expect(stay(page)).toBeVisible();
  }
});

test('without translations a page is complete and its form works', async ({ page }) => {
  await page.route('**/translations/**', (route) => route.fulfill(gone));
  await page.goto(inLanguage('/contactus', translation), { waitUntil: 'commit' });
  const send = page.locator('main button[type=submit]');
  await expect(send).toHaveText(translation.words.t('contact:form.submit'));
  // Without the application the page does not reload.
  await expect(page.locator('#stay')).toBeHidden();
  await fillIn(page, (name) => page.locator(`[name=${name}]`));
  await send.click();
  await page.waitForURL('**/f/**');
  await expect(page.locator('html')).toHaveAttribute('lang', translation.tag);
});

test('a page without its code can be read, and left, on a phone too', async ({ page }) => {
  await page.route('**/assets/index-*', (route) => route.fulfill(gone));
  await page.goto('/resources/faq', { waitUntil: 'commit' });
  await expect(answer(page, firstQuestion)).toBeVisible();
  await expect(answer(page, otherQuestion)).toBeVisible();
  await expectStateAccessible(page);
  await expect(page.getByRole('main').getByRole('button', { expanded: false })).toHaveCount(0);
  await expect(languageLink(page, translation)).toBeVisible();
  await link(page.getByRole('banner'), 'team').click();
  await expect(page).toHaveURL('/company/family');
  await expect(heading(page)).toHaveText(en('company:team.title'));

  await page.setViewportSize(narrowest);
  await page.goto('/privacy/scope', { waitUntil: 'commit' });
  await expect(link(wideMenu(page), 'faq')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const sections = page.getByRole('navigation', { name: en('privacy:sidebar.title') });
  await sections.getByRole('link', { name: en('privacy:sections.complaints') }).click();
  await expect(page).toHaveURL('/privacy/complaints');
});
