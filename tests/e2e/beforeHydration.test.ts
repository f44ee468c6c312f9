import { field, fillIn, submit, thanks } from '../support/contactForm.ts';
import { answer, question, tab } from '../support/faq.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/site.ts';
import {
  afterHashDelay,
  expect,
  heading,
  hydrated,
  openWithoutApplication,
  test,
} from '../support/test.ts';

test('a link is followed at once; answers, a tab and the picker open once', async ({ page }) => {
  const letPass = await openWithoutApplication(page, '/company');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  expect(documents).toEqual(['/resources/faq']);
  await question(page, 'kinds').click();
  await question(page, 'kinds').click();
  await question(page, 'amount').click();
  // The browser's find-in-page removes the attribute to reveal a match.
  const found = answer(page, 'approval');
  await found.locator('xpath=..').evaluate((panel) => panel.removeAttribute('hidden'));
  await tab(page, 'customer-service').click();
  await picker(page).click();
  letPass();
  await expect(tab(page, 'customer-service')).toHaveAttribute('aria-selected', 'true');
  await expect(languageLink(page, translation)).toBeVisible();
  await tab(page, 'loan-options').click();
  await expect(found).toBeVisible();
  for (const name of ['kinds', 'amount', 'approval'] as const)
    await expect(question(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(3);
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page).toHaveURL(inLanguage('/resources/faq', translation));
});

test('hydration keeps scroll position, focus and what was typed', async ({ page }) => {
  const letPass = await openWithoutApplication(page, '/contactus');
  const message = field(page, 'message');
  await message.fill('A loan for my shop');
  await page.evaluate(() => scrollTo(0, 333));
  letPass();
  await hydrated(page);
  await afterHashDelay(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('A loan for my shop');
  expect(await page.evaluate(() => scrollY)).toBe(333);
});

test.describe('the form', () => {
  test('sends a message, and the checkbox counts', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await submit(page).click();
    letPass();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(en('contact:sent.stays'))).toBeVisible();
    await expect(page).toHaveURL('/contactus');
  });

  test('is submitted by the browser after ten seconds', async ({ page }) => {
    await page.clock.install();
    await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await submit(page).click();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/f\/sample/);
  });
});
