import {
  button,
  changeDelays,
  endpoint,
  expectKept,
  field,
  fillIn,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { en } from '../support/site.ts';
import {
  delayRequests,
  desktop,
  expect,
  hydrated,
  openWithoutApplication,
  test,
} from '../support/test.ts';

test.describe('before hydration the form', () => {
  test.use({ viewport: desktop });

  test('sends a message', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await submit(page).click();
    letPass();
    await expect(thanks(page)).toBeVisible();
    // The checkbox set before hydration counts: otherwise the page would reload.
    await expect(page.getByText(en('contact:sent.stays'))).toBeVisible();
    await expect(page.getByRole('button', { name: en('contact:sent.stay') })).toBeHidden();
    await expect(page).toHaveURL('/contactus');
  });

  test('shows the errors of an empty message', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    await submit(page).click();
    letPass();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('is cleared at once, and keeps what is typed after that', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await button(page, 'clear').click();
    await expect(field(page, 'name')).toHaveValue('');
    await fillIn(page);
    letPass();
    await hydrated(page);
    await expectKept(page);
  });

  test('is submitted by the browser after ten seconds, once', async ({ page }) => {
    await changeDelays(page, { 10000: 500 });
    const letCodePass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    let sent = 0;
    const letPass = await delayRequests(page, endpoint);
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    // Clicks continue while the browser waits for the reply and the code arrives.
    let clicks = 0;
    page.on('console', (message) => {
      if (message.text() === 'click') clicks += 1;
    });
    await submit(page).evaluate((send) => {
      setInterval(() => {
        if (send instanceof HTMLElement) send.click();
        console.debug('click');
      }, 100);
    });
    await expect.poll(() => sent).toBe(1);
    const code = page.waitForResponse('**/assets/index-*');
    letCodePass();
    await code;
    const before = clicks;
    // Playwright evaluates nothing on a page that is being left, so the clicks report themselves.
    await expect.poll(() => clicks).toBeGreaterThan(before + 15);
    letPass();
    await expect(page).toHaveURL(/\/f\/sample/);
    expect(sent).toBe(1);
  });
});

test('if the application never loads, the browser submits the form', async ({ page, watch }) => {
  watch.expectedMessages.push(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/f\/sample/);
});
