import { answer, button, field, fillIn, form, submit, thanks } from '../support/contactForm.ts';
import { question, questionText, tab } from '../support/faq.ts';
import { footerLink, hamburger, languageLink, link, picker, section } from '../support/menus.ts';
import { company, en, inLanguage, translation } from '../support/site.ts';
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
  await footerLink(page, 'faq').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${en('faq:page.title')} – ${company.brand}`);
  expect(await said()).toEqual([]);
});

test('each event of the form is announced once', async ({ page }) => {
  await page.goto('/contactus');
  const said = await listen(page);
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  // The error is the description of the focused field; how many there are is announced.
  await expect.poll(said).toEqual([en('contact:form.attention', { count: 3 })]);
  await button(page, 'clear').click();
  await expect.poll(said).toEqual([en('contact:form.cleared')]);
  await answer(page, { json: { next: '/' } });
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect((await said()).filter((text) => text !== en('contact:form.submitting'))).toEqual([]);
});

test('Escape closes every opened part and returns the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/company/about');
  const sections = (['products', 'company', 'resources'] as const).map((id) => section(page, id));
  for (const opener of [...sections, picker(page)]) {
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  }
  await page.setViewportSize(phone);
  await hamburger(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test('a section opened by hover stays under the pointer, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const header = page.getByRole('banner');
  await section(header, 'company').hover();
  const team = link(header, 'team');
  await expect(team).toBeVisible();
  await team.hover();
  await expect(team).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(team).toBeHidden();
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
  await pressAndLeave(page, en('faq:tabs.customer-service.name'));
  await expect(tab(page, 'loan-options')).toHaveAttribute('aria-selected', 'true');
  await pressAndLeave(page, questionText('amount'));
  await expect(question(page, 'amount')).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/contactus');
  await pressAndLeave(page, en('contact:form.submit'));
  await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('title, focus and language follow navigation and change of language', async ({ page }) => {
  await page.goto('/company/about');
  const { tag, words } = translation;
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page).toHaveURL(inLanguage('/company/about', translation));
  await expect(picker(page, words.t)).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link').nth(6).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
