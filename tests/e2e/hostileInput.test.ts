import { expect, notFoundMessage, type Page, test } from '../support/test.ts';
import { testHostileVisits } from './hostileVisits.ts';

testHostileVisits(1, 11);

/** Imitates a browser whose storage is disabled. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
}

test('a browser that keeps nothing shows pages and answers all the same', async ({ page }) => {
  await forbidStorage(page);
  await page.goto('/resources/faq');
  await page.getByRole('button', { name: /What kinds of loans/ }).click();
  await expect(page.getByText(/Secured loans stand on something/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// Hosts decode an escaped language tag; the page was once half in that language.
test('an address in escapes is the page that it stands for', async ({ page }) => {
  await page.goto('/%68a/%63ontactus');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await page.goto('/ha/contactus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
});

// The router's wildcard does not match a line break, so it loads no translations. A host decodes an
// escaped slash and serves a page that the router does not match.
for (const address of ['/%0A', '/ha/%2F', '/company%2Fabout'])
  test(`${address} leads nowhere`, async ({ page, watch }) => {
    watch.expectedMessages.push(notFoundMessage);
    await page.goto(address);
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Gada Funding' }).click();
    await expect(page.getByText('404 Not Found')).toBeHidden();
  });
