import {
  answer,
  button,
  expectKept,
  field,
  fillIn,
  form,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { delayRequests, expect, type Page, test } from '../support/test.ts';

async function expectEmpty(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
}

test.describe('what was typed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contactus');
    await fillIn(page);
  });

  test('survives a reload, and the form says so', async ({ page }) => {
    await page.reload();
    await expect(form(page).getByText(en('contact:draft.kept'))).toBeVisible();
    await expectKept(page);
  });

  test('survives other pages, Back and Forward', async ({ page }) => {
    await footerLink(page, 'faq').click();
    await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await footerLink(page, 'contact').click();
    await expectKept(page);
  });

  test('is newer than the fields that the browser restores', async ({ page }) => {
    await page.goto('/resources/faq');
    await page.goto('/contactus');
    await field(page, 'name').fill('Somebody else');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/contactus');
    await expect(field(page, 'name')).toHaveValue('Somebody else');
  });

  test('is deleted when the form is cleared', async ({ page }) => {
    await button(page, 'clear').click();
    await page.reload();
    await expectEmpty(page);
  });

  test('is deleted after sending', async ({ page }) => {
    await answer(page, { json: { next: '/' } });
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
    await expectEmpty(page);
  });

  test('stays in its tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/contactus');
    await field(other, 'name').fill('In the other tab');
    await page.reload();
    await expectKept(page);
  });

  test('does not replace what is typed before hydration', async ({ page }) => {
    const letPass = await delayRequests(page, '**/*.js');
    await page.goto('/contactus?new', { waitUntil: 'commit' });
    await field(page, 'name').fill('Typed early');
    letPass();
    await expect(field(page, 'email')).toHaveValue('ngozi@example.com');
    await expect(field(page, 'name')).toHaveValue('Typed early');
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('Typed early');
  });

  test('gives way to another product of the address, once', async ({ page }) => {
    await page.goto('/contactus?loanType=car');
    await expect(field(page, 'loanType')).toHaveValue('car');
    await field(page, 'loanType').selectOption('personal');
    await page.reload();
    await expect(field(page, 'loanType')).toHaveValue('personal');
    await expect(field(page, 'name')).toHaveValue(/Ngozi/);
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
