import { footerLink, wideMenu } from '../support/menus.ts';
import { company, en, inLanguage, missingPaths, siteUrl, translation } from '../support/site.ts';
import { expect, notFoundMessage, test } from '../support/test.ts';

for (const [from, to] of [
  ['/product', '/product/car-loans'],
  ['/resources', '/resources/faq'],
  ['/privacy', '/privacy/our-identity'],
] as const)
  test(`${from} leads to ${to}`, async ({ page }) => {
    for (const language of [{ home: '' }, translation]) {
      await page.goto(inLanguage(from, language));
      await expect(page).toHaveURL(inLanguage(to, language));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

test.describe('unknown paths', () => {
  test.beforeEach(({ watch }) => {
    watch.expectedMessages.push(notFoundMessage, /could not be decoded/);
  });

  for (const path of missingPaths)
    test(`${path} answers with status 404, and is not indexed`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(wideMenu(page)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    });

  test('an unknown loan type asks for car, personal or business', async ({ page }) => {
    await page.goto('/product/boat-loans');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: en('product:unknown.title') })).toBeVisible();
    await expect(page).toHaveTitle(`${en('product:unknown.title')} – ${company.brand}`);
    await main.getByRole('link', { name: en('common:menu.links.business'), exact: true }).click();
    await expect(page).toHaveURL('/product/business-loans');
  });

  for (const path of ['/privacy/nothing', '/no/such/page', '/%E0%A4%A'])
    test(`${path} shows the error page with links and without a stack`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: en('errors:page.title') })).toBeVisible();
      await expect(main.getByText('404 Not Found')).toBeVisible();
      await expect(main).not.toContainText(/at .*:\d+/);
      await main.getByRole('link', { name: en('errors:page.home') }).click();
      await expect(page).toHaveURL('/');
    });
});

test('a navigation updates the head and removes the tags for machines', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  const shared = page.locator('meta[property^="og:"]');
  await page.goto('/product/car-loans');
  await expect(data).toHaveCount(1);
  await expect(shared).not.toHaveCount(0);
  await footerLink(page, 'faq').click();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${siteUrl}/resources/faq`);
  await expect(data).toHaveCount(0);
  await expect(shared).toHaveCount(0);
});

test('injected scripts, styles and images are blocked', async ({ page, watch }) => {
  watch.expectedMessages.push(/Content Security Policy|Trusted(HTML|Script)/);
  // Playwright reports the request, which the policy blocks before it is sent.
  watch.expectedMessages.push(/^third party: https:\/\/elsewhere\.example/);
  await page.goto('/company');
  const violations = await page.evaluate(async () => {
    const refused = new Set<string>();
    const areRefused = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        refused.add(effectiveDirective);
        if (refused.size === 3) resolve();
      });
    });
    const image = document.createElement('img');
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    image.src = 'https://elsewhere.example/pixel.png';
    try {
      document.body.innerHTML += '<p>more</p>';
    } catch {
      // Trusted Types reject a string as HTML.
    }
    document.body.append(image, style);
    await areRefused;
    return [...refused].sort();
  });
  expect(violations).toEqual(['img-src', 'require-trusted-types-for', 'style-src-elem']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
