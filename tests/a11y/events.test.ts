import {
  announcement,
  answer,
  button,
  field,
  fillIn,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { footerLink } from '../support/menus.ts';
import { en } from '../support/site.ts';
import { desktop, expect, type Page, test } from '../support/test.ts';

/** Records what live regions announce and which elements get the focus, in their order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const events = await page.evaluateHandle(() => {
    const list: string[] = [];
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target, addedNodes }) => {
          const element = target instanceof Element ? target : target.parentElement;
          // A live region inserted with its text is announced too.
          const added = [...addedNodes].filter((node) => node instanceof Element);
          const inner = added.flatMap((node) => [node, ...node.querySelectorAll(live)]);
          return [element?.closest(live), ...inner.filter((node) => node.matches(live))];
        }),
      );
      for (const region of regions) if (region?.textContent) list.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) list.push(`focus: ${target.tagName}`);
    });
    return list;
  });
  return () => events.evaluate((list) => list.splice(0));
}

test('a navigation is announced once, by the focus on the heading', async ({ page }) => {
  await page.goto('/');
  const events = await listen(page);
  await footerLink(page, 'faq').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.title()).toContain(`${en('faq:page.title')} – `);
  expect(await events()).toEqual(['focus: A', 'focus: H1']);
});

test('each event of the form is announced once', async ({ page }) => {
  await page.goto('/contactus');
  await answer(page, { json: { next: '/' } });
  const attention = (count: number) => en('contact:form.attention', { count });
  const events = await listen(page);
  const announced = async () => (await events()).filter((event) => !event.startsWith('focus'));
  await field(page, 'name').press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await expect.poll(announced).toEqual([attention(3)]);
  // The focus does not move at a second attempt, which is announced nevertheless.
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual([attention(3)]);
  await fillIn(page);
  await expect(announcement(page)).toBeEmpty();
  await field(page, 'email').fill('ngozi');
  await field(page, 'email').press('Enter');
  await expect.poll(announced).toEqual([attention(1)]);
  await button(page, 'clear').click();
  await expect.poll(announced).toEqual([en('contact:form.cleared')]);
  await fillIn(page);
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  expect((await announced()).filter((text) => text !== en('contact:form.submitting'))).toEqual([]);
});

test('a control behind the header scrolls into view when it gets the focus', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/resources/faq');
  const questions = page.getByRole('tabpanel').getByRole('button');
  const [behind, below] = [questions.nth(1), questions.nth(2)];
  await below.focus();
  await behind.evaluate((question) => {
    scrollBy({ top: question.getBoundingClientRect().top, behavior: 'instant' });
  });
  const { height = Number.NaN } = (await page.getByRole('banner').boundingBox()) ?? {};
  const top = async () => (await behind.boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(height);
  await page.keyboard.press('Shift+Tab');
  await expect(behind).toBeFocused();
  await expect.poll(top).toBeGreaterThanOrEqual(height);
});
