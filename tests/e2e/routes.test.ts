import { topProducts } from '../../src/facts/menus.ts';
import { link, wideMenu } from '../support/menus.ts';
import {
  company,
  en,
  inLanguage,
  missingPaths,
  productPath,
  translation,
} from '../support/sources.ts';
import { expect, heading, notFoundMessage, test } from '../support/test.ts';

test('an address without a page leads to its first child', async ({ page }) => {
  for (const [from, to, language] of [
    ['/product', '/product/car-loans', { home: '' }],
    ['/resources', '/resources/faq', { home: '' }],
    ['/privacy', '/privacy/our-identity', { home: '' }],
    ['/product', '/product/car-loans', translation],
  ] as const) {
    await page.goto(inLanguage(from, language));
    await expect(page).toHaveURL(inLanguage(to, language));
    await expect(heading(page)).toBeVisible();
  }
});

const otherLetters = ['/privacy/SCOPE', '/ContactUs', '/Resources/FAQ', '/COMPANY', '/Product'];

test('a page that a host sends at a variant of its address stays', async ({
  page,
  baseURL: start = '',
}) => {
  const home = translation.home;
  for (const [variant, address] of [
    ['/resources//faq', '/resources/faq'],
    ['//resources/faq', '/resources/faq'],
    ['/contactus/index.html?loanType=car', '/contactus?loanType=car'],
    ['/index.html', '/'],
    ['/product/car-loans.html', '/product/car-loans'],
    ['/company/', '/company'],
    ['/Product/Car-Loans#cost', '/product/car-loans#cost'],
    [`/${home}//privacy/scope/`, `${home}/privacy/scope`],
    [`${home.toUpperCase()}/CONTACTUS/INDEX.HTML`, `${home}/contactus`],
  ] as const)
    await test.step(variant, async () => {
      const { pathname } = new URL(address, 'http://site');
      // A hash is not requested.
      const [requested] = (start + variant).split('#');
      const isPage = (url: URL) => url.href === requested;
      await page.route(isPage, async (route) =>
        route.fulfill({ response: await route.fetch({ url: start + pathname }) }),
      );
      await page.goto(start + variant);
      await expect(page).toHaveURL(start + address);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('[rel=canonical]')).toHaveCount(1);
      await expect(heading(page)).not.toHaveText(en('errors:page.title'));
      await page.unroute(isPage);
    });
});

test('a page at an address of another site stays as it is', async ({
  page,
  baseURL: start = '',
}) => {
  for (const [address, pathname] of [
    ['/web/20261128000000/https://www.lender.example/resources/faq', '/resources/faq'],
    ['/mirror/contactus?loanType=car', '/contactus'],
    [`${translation.home}/%2F`, translation.home],
  ] as const)
    await test.step(address, async () => {
      await page.route(start + address, async (route) =>
        route.fulfill({ response: await route.fetch({ url: start + pathname }) }),
      );
      await page.goto(address, { waitUntil: 'commit' });
      const title = await heading(page).innerText();
      await expect(page.locator('html')).toHaveAttribute('data-static');
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(address);
    });
});

test('unknown paths have status 404 and links that lead on', async ({ page, watch }) => {
  watch.expectedMessages.push(notFoundMessage, /could not be decoded/);
  const main = page.getByRole('main');
  for (const path of [...missingPaths, '/product/Car-Loans', '/%E0%A4%A', ...otherLetters])
    await test.step(path, async () => {
      const isProduct = path.startsWith('/product/');
      const title = isProduct ? en('product:unknown.title') : en('errors:page.title');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(wideMenu(page)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
      await expect(page).toHaveTitle(`${title} – ${company.brand}`);
      const text = isProduct ? en('product:unknown.text') : en('errors:page.notFound');
      await expect(main.getByText(text)).toBeVisible();
      if (isProduct) {
        for (const { to, name } of topProducts)
          await expect(link(main, name)).toHaveAttribute('href', to);
        await link(main, 'car').click();
        await expect(page).toHaveURL(productPath('car'));
      } else {
        await expect(main.getByText('404 Not Found')).toBeVisible();
        await expect(main).not.toContainText(/at .*:\d+/);
        await main.getByRole('link', { name: en('errors:page.home') }).click();
        await expect(page).toHaveURL('/');
      }
    });
});
