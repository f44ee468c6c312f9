import {
  answer,
  endpoint,
  expectKept,
  fillIn,
  form,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { delayRequests, expect, footerLink, type Page, test } from '../support/test.ts';

async function expectEmpty(page: Page): Promise<void> {
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(form(page).getByLabel('Message', { exact: true })).toHaveValue('');
}

test.describe('what was typed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contactus');
    await fillIn(page);
  });

  test('survives a reload, and the form says so', async ({ page }) => {
    await page.reload();
    await expect(form(page).getByText('What you typed before is still here')).toBeVisible();
    await expectKept(page);
  });

  test('survives other pages, Back and Forward', async ({ page }) => {
    await footerLink(page, 'FAQ').click();
    await page.getByRole('heading', { level: 1, name: /questions/ }).waitFor();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await footerLink(page, 'Contact').click();
    await expectKept(page);
  });

  test('is newer than the fields that the browser restores', async ({ page }) => {
    await page.goto('/resources/faq');
    await page.goto('/contactus');
    await form(page).getByLabel('Name').fill('Somebody else');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contactus');
    await expect(form(page).getByLabel('Name')).toHaveValue('Somebody else');
  });

  test('is deleted when the form is cleared', async ({ page }) => {
    await form(page).getByRole('button', { name: 'Clear the form' }).click();
    await page.reload();
    await expectEmpty(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
  });

  test('is deleted after sending', async ({ page }) => {
    await answer(page, { json: { next: '/' } });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
    await page.getByRole('button', { name: 'Reload now' }).click();
    await expectEmpty(page);
  });

  test('stays in its tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/contactus');
    await other.getByLabel('Name').fill('In the other tab');
    await page.reload();
    await expectKept(page);
    await other.reload();
    await expect(other.getByLabel('Name')).toHaveValue('In the other tab');
  });

  test('does not replace what is typed before hydration', async ({ page }) => {
    const letPass = await delayRequests(page, '**/*.js');
    await page.goto('/contactus?new', { waitUntil: 'commit' });
    await form(page).getByLabel('Name').fill('Typed early');
    letPass();
    await expect(form(page).getByLabel('Email')).toHaveValue('ngozi@example.com');
    await expect(form(page).getByLabel('Name')).toHaveValue('Typed early');
  });

  test('does not replace the preselected product', async ({ page }) => {
    await page.goto('/contactus?loanType=car');
    const product = form(page).getByLabel('Kind of funding (optional)');
    await expect(product).toHaveValue('car');
    await product.selectOption('personal');
    await page.reload();
    await expect(product).toHaveValue('personal');
  });
});

test('the form works without storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/contactus');
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe('the honeypot', () => {
  test('is in the HTML and not reachable', async ({ page }) => {
    await page.goto('/contactus');
    const trap = page.locator('input[name="_gotcha"]');
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(form(page).getByRole('textbox')).toHaveCount(4);
  });

  test('does not block a message if the browser has filled it in', async ({ page }) => {
    await page.goto('/contactus');
    await page.locator('input[name="_gotcha"]').evaluate((trap) => {
      trap.setAttribute('value', 'Ngozi');
    });
    const request = page.waitForRequest(endpoint);
    await fillIn(page);
    await submit(page).click();
    expect((await request).postData()).not.toContain('_gotcha');
    await expect(thanks(page)).toBeVisible();
  });
});
