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
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: en('common:menu.links.faq') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.title()).toContain(`${en('faq:page.title')} – `);
  expect(await events()).toEqual(['focus: A', 'focus: H1']);
});

test('each event of the form is announced once', async ({ page }) => {
  await page.goto('/contactus');
  await page.route('**/f/sample', (route) => route.fulfill({ json: { next: '/' } }));
  const form = page.getByRole('form');
  const field = (name: 'name' | 'email' | 'message') =>
    form.getByRole('textbox', { name: en(`contact:form.${name}.label`), exact: true });
  const submit = form.getByRole('button', { name: en('contact:form.submit') });
  const events = await listen(page);
  const announced = async () => (await events()).filter((event) => !event.startsWith('focus'));
  await submit.click();
  await expect(field('name')).toBeFocused();
  await expect.poll(announced).toEqual([en('contact:form.attention', { count: 3 })]);
  // The focus does not move at a second attempt, which is announced nevertheless.
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual([en('contact:form.attention', { count: 3 })]);
  await form.getByRole('button', { name: en('contact:form.clear') }).click();
  await expect.poll(announced).toEqual([en('contact:form.cleared')]);
  for (const name of ['name', 'message'] as const) await field(name).fill('Ngozi');
  await field('email').fill('ngozi@example.com');
  await submit.click();
  const title = en('contact:sent.title');
  await expect(page.getByRole('region', { name: title })).toBeFocused();
  expect((await announced()).filter((text) => text !== en('contact:form.submitting'))).toEqual([]);
});

test('each field is read with its hint and error, and required ones as such', async ({ page }) => {
  await page.goto('/contactus');
  const form = page.getByRole('form');
  await form.getByRole('button', { name: en('contact:form.submit') }).click();
  const described = {
    name: [en('contact:form.name.required')],
    phone: [en('contact:form.phone.hint')],
    email: [en('contact:form.email.hint'), en('contact:form.email.required')],
    message: [en('contact:form.message.hint'), en('contact:form.message.required')],
  } as const;
  for (const name of ['name', 'phone', 'email', 'message'] as const) {
    const field = form.getByLabel(en(`contact:form.${name}.label`), { exact: true });
    await expect(field).toHaveAccessibleDescription(described[name].join(' '));
    const isRequired = name !== 'phone';
    await expect(field).toHaveJSProperty('required', isRequired);
    await expect(field).toHaveJSProperty('ariaInvalid', isRequired ? 'true' : null);
  }
  const stay = form.getByLabel(en('contact:form.stay.label'));
  await expect(stay).toHaveAccessibleDescription(en('contact:form.stay.hint'));
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
