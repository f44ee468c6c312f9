import {
  button,
  changeDelays,
  doubt,
  endpoint,
  expectKept,
  fillIn,
  form,
  holdService,
  retry,
  slowAfter,
  stay,
  submit,
  thanks,
  timeLimit,
} from '../support/contactForm.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Sends a message whose reply waits until the returned function is called. */
async function sendHeld(page: Page): Promise<() => void> {
  await page.goto('/contactus');
  const reply = await holdService(page);
  await fillIn(page);
  // The delay before the reload is a figure, which may be the changed one.
  await stay(page).check();
  await submit(page).click();
  return reply;
}

test.describe('a message with a slow reply', () => {
  test('announces the delay once, politely, and is confirmed in the end', async ({ page }) => {
    await changeDelays(page, { [slowAfter]: 0 });
    const reply = await sendHeld(page);
    const region = form(page)
      .locator('[aria-live]')
      .filter({ hasText: en('contact:form.slow') });
    // It is not only for screen readers.
    await expect(region).toHaveCSS('clip-path', 'none');
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  async function expectDoubtAfterReload(page: Page): Promise<void> {
    await sendHeld(page);
    await expect(button(page, 'submitting')).toBeVisible();
    await page.reload();
    await expectKept(page);
    await expect(submit(page)).toHaveAccessibleDescription(en('contact:draft.mayHaveArrived'));
  }

  test('may have arrived after a reload', ({ page }) => expectDoubtAfterReload(page));

  test('may have arrived after the browser was closed', async ({ page }) => {
    // The result of the request is then unknown to the page.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (...given) => fetch(...given).catch(() => new Promise(() => {}));
    });
    await expectDoubtAfterReload(page);
  });

  test('is sent while the visitor opens another page', async ({ page }) => {
    const reply = await sendHeld(page);
    await footerLink(page, 'faq').click();
    await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    const answered = page.waitForResponse(endpoint);
    reply();
    await answered;
    await page.goBack();
    await expect(thanks(page)).toBeFocused();
  });

  test('is given up when it is sent again, with the focus on the form’s button', async ({
    page,
  }) => {
    await changeDelays(page, { [timeLimit]: 500 });
    await sendHeld(page);
    await expect(doubt(page)).toBeFocused();
    const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await retry(doubt(page)).click();
    await expect(button(page, 'submitting')).toBeFocused();
    await givenUp;
  });

  test('is confirmed after the time limit if the reply comes', async ({ page }) => {
    await changeDelays(page, { [timeLimit]: 500 });
    const reply = await sendHeld(page);
    await expect(doubt(page)).toBeFocused();
    await expectKept(page);
    reply();
    await expect(thanks(page)).toBeFocused();
  });
});
