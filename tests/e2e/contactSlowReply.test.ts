import {
  button,
  changeDelays,
  doubt,
  endpoint,
  expectKept,
  fillIn,
  form,
  slowAfter,
  stay,
  submit,
  thanks,
  timeLimit,
} from '../support/contactForm.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Delays the service's reply until the returned function is called. */
async function holdService(page: Page): Promise<() => void> {
  let reply = () => {};
  const told = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route(endpoint, async (route) => {
    await told;
    await route.fulfill({ json: { next: '/' } });
  });
  return reply;
}

test.describe('a message with a slow reply', () => {
  test('announces the delay once, politely, and is confirmed in the end', async ({ page }) => {
    await changeDelays(page, { [slowAfter]: 0 });
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    // The delay before the reload is a figure, which may be the changed one.
    await stay(page).check();
    await submit(page).click();
    const region = form(page)
      .locator('[aria-live]')
      .filter({ hasText: en('contact:form.slow') });
    // It is not only for screen readers.
    await expect(region).toHaveCSS('clip-path', 'none');
    reply();
    await expect(thanks(page)).toBeFocused();
  });

  async function expectDoubtAfterReload(page: Page): Promise<void> {
    await page.goto('/contactus');
    await holdService(page);
    await fillIn(page);
    await submit(page).click();
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
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).click();
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
    await page.goto('/contactus');
    await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await expect(doubt(page)).toBeFocused();
    const givenUp = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await doubt(page)
      .getByRole('button', { name: en('contact:errors.form.retry') })
      .click();
    await expect(button(page, 'submitting')).toBeFocused();
    await givenUp;
  });

  test('is confirmed after the time limit if the reply comes', async ({ page }) => {
    await changeDelays(page, { [timeLimit]: 500 });
    await page.goto('/contactus');
    const reply = await holdService(page);
    await fillIn(page);
    await submit(page).click();
    await expect(doubt(page)).toBeFocused();
    await expectKept(page);
    reply();
    await expect(thanks(page)).toBeFocused();
  });
});
