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

  test('is newer than what the browser keeps of an older page', async ({ page }) => {
    await page.goto('/resources/faq');
    await page.goto('/contactus');
    await form(page).getByLabel('Name').fill('Somebody else');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contactus');
    await expect(form(page).getByLabel('Name')).toHaveValue('Somebody else');
  });

  test('is wiped when the form is cleared', async ({ page }) => {
    await form(page).getByRole('button', { name: 'Clear the form' }).click();
    await page.reload();
    await expectEmpty(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
  });

  test('is wiped when it was sent', async ({ page }) => {
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

  test('gives way to what is typed before the application is there', async ({ page }) => {
    const letPass = await delayRequests(page, '**/*.js');
    await page.goto('/contactus?new', { waitUntil: 'commit' });
    await form(page).getByLabel('Name').fill('Typed early');
    letPass();
    await expect(form(page).getByLabel('Email')).toHaveValue('ngozi@example.com');
    await expect(form(page).getByLabel('Name')).toHaveValue('Typed early');
  });

  test('does not keep the product that the visitor comes from out', async ({ page }) => {
    await page.goto('/contactus?loanType=car');
    const product = form(page).getByLabel('Kind of funding (optional)');
    await expect(product).toHaveValue('car');
    await product.selectOption('personal');
    await page.reload();
    await expect(product).toHaveValue('personal');
  });
});

test('a browser without storage sends as well', async ({ page }) => {
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

test.describe('the trap for robots', () => {
  test('is there in the HTML, and met by nobody', async ({ page }) => {
    await page.goto('/contactus');
    const trap = page.locator('input[name="_gotcha"]');
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(form(page).getByRole('textbox')).toHaveCount(4);
  });

  test('that a browser has filled in by itself costs no message', async ({ page }) => {
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
