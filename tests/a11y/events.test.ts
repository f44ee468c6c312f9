import { answer, fillIn, form, submit } from '../support/contactForm.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** Records the announcements of live regions from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(live),
        ),
      );
      // A live region inserted with its text is announced too.
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of [node, ...node.querySelectorAll(live)])
              if (region.matches(live)) regions.add(region);
      for (const region of regions) if (region?.textContent) said.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

test('a navigation is announced once, by the focus on the heading', async ({ page }) => {
  await page.goto('/');
  const said = await listen(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Frequently asked questions – /);
  expect(await said()).toEqual([]);
});

test('each event of the form is announced once', async ({ page }) => {
  await page.goto('/contactus');
  const said = await listen(page);
  await submit(page).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  // The error is the description of the focused field.
  expect(await said()).toEqual([]);
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect.poll(said).toEqual(['The form is empty again.']);
  await answer(page, { json: { next: '/' } });
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  expect((await said()).filter((text) => text !== 'Submitting…')).toEqual([]);
});

test('Escape closes every opened part and returns the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/company/about');
  const header = page.getByRole('banner');
  for (const name of ['Products', 'Company', 'Resources', /^Language/]) {
    const button = header.getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
  await page.setViewportSize(phone);
  const hamburger = header.getByRole('button', { name: 'Menu', exact: true });
  await hamburger.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(hamburger).toBeFocused();
});

test('a section opened by hover stays under the pointer, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Company' }).hover();
  const link = header.getByRole('link', { name: 'Our Team' });
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

/** Presses the mouse on a control and releases it elsewhere, which must do nothing (WCAG 2.5.2). */
async function pressAndLeave(page: Page, name: string): Promise<void> {
  const control = page.getByRole('main').getByText(name, { exact: true }).first();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(2, 300);
  await page.mouse.up();
}

test('a cancelled press does nothing', async ({ page }) => {
  await page.goto('/resources/faq');
  await pressAndLeave(page, 'Customer Service');
  await expect(page.getByRole('tab', { name: 'Loan Options' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await pressAndLeave(page, 'How much can I borrow?');
  await expect(page.getByRole('button', { name: 'How much can I borrow?' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goto('/contactus');
  await pressAndLeave(page, 'Send message');
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('title, focus and language follow navigation and change of language', async ({ page }) => {
  await page.goto('/company/about');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: /^Language/ });
  await button.click();
  await header.getByRole('link', { name: 'Yorùbá' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
  await expect(page).toHaveURL('/yo/company/about');
  await expect(header.getByRole('button', { name: /^Èdè/ })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').nth(6).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
