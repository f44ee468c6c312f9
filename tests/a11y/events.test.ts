import {
  announcement,
  answer,
  button,
  field,
  fillIn,
  submit,
  thanks,
} from '../support/contactForm.ts';
import { footerLink, hamburger, phoneMenu, section } from '../support/menus.ts';
import { company, en } from '../support/site.ts';
import { desktop, expect, type Page, phone, test } from '../support/test.ts';

/** Records what live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const list: string[] = [];
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf)))
        if (region?.textContent) list.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return list;
  });
  return () => announced.evaluate((list) => list.splice(0));
}

test('a navigation is announced by the focus on the heading, and by nothing else', async ({
  page,
}) => {
  await page.goto('/');
  const announced = await listen(page);
  await footerLink(page, 'faq').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${en('faq:page.title')} – ${company.brand}`);
  expect(await announced()).toEqual([]);
});

test('each event of the form is announced once', async ({ page }) => {
  await page.goto('/contactus');
  await answer(page, { json: { next: '/' } });
  const attention = (count: number) => en('contact:form.attention', { count });
  const announced = await listen(page);
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

test('answers, drawer and menu move, but not where motion is reduced', async ({ page }) => {
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, () => performance.mark('movement'));
  });
  const movements = () => page.evaluate(() => performance.getEntriesByName('movement').length);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(phone);
    await page.goto('/resources/faq');
    await page.getByRole('tabpanel').getByRole('button').first().click();
    if (reducedMotion === 'no-preference') await expect.poll(movements).toBeGreaterThan(0);
    await hamburger(page).click();
    await expect(phoneMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize(desktop);
    await section(page, 'products').press('Enter');
    await expect(section(page, 'products')).toHaveAttribute('aria-expanded', 'true');
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await movements()).toBe(0);
});
