import figures from '../../locales/figures.json' with { type: 'json' };
import {
  announcement,
  button,
  endpoint,
  expectKept,
  field,
  fillIn,
  form,
  holdService,
  send,
  stay,
  submit,
  thanks,
  watchPosts,
} from '../support/contactForm.ts';
import { company, contactFields, en } from '../support/site.ts';
import { expect, holdClock, test } from '../support/test.ts';

const reloadDelay = figures.reloadDelay.value * 1000;
const title = `${en('contact:page.title')} – ${company.brand}`;
const thanked = { json: { next: '/' } };

test.beforeEach(({ page }) => page.goto('/contactus'));

test.describe('an accepted message', () => {
  test('has the fields alone, requests JSON, and is confirmed', async ({ page }) => {
    const request = page.waitForRequest(endpoint);
    // Autofill may fill in the honeypot, which the script does not send.
    await page.locator('input[name="_gotcha"]').evaluate((trap) => trap.setAttribute('value', 'x'));
    await fillIn(page);
    await submit(page).click();
    const sent = await request;
    expect(sent.headers().accept).toContain('application/json');
    const names = sent.postData()?.match(/name="(\w+)"/g);
    expect(names).toEqual(contactFields.map(({ name }) => `name="${name}"`));
    expect(sent.postData()).toContain('Ngozi Ọkọ́nkwọ');
    await expect(thanks(page)).toBeFocused();
    await expect(form(page)).toBeHidden();
    // The heading is above what has the focus, and must not be behind the header.
    const title = await page.getByRole('heading', { name: en('contact:sent.title') }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });

  test('is followed by a reload, which is told with the thanks', async ({ page }) => {
    await holdClock(page);
    await send(page, thanked);
    const name = `${en('contact:sent.title')} ${en('contact:sent.reload')}`;
    await expect(thanks(page)).toHaveAccessibleName(name);
    await page.clock.runFor(reloadDelay - 100);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(field(page, 'name')).toHaveValue('');
  });

  for (const choice of ['stay', 'checkbox'] as const)
    test(`keeps its confirmation by ${choice}`, async ({ page }) => {
      await holdClock(page);
      await stay(page).setChecked(choice === 'checkbox');
      await send(page, thanked);
      const button = page.getByRole('button', { name: en('contact:sent.stay') });
      if (choice === 'stay') await button.click();
      await expect(thanks(page)).toBeFocused();
      await expect(button).toBeHidden();
      await page.clock.runFor(60_000);
      await expect(thanks(page)).toBeVisible();
    });
});

test('while a message is sent, the button says so, and no press sends another one', async ({
  page,
}) => {
  const posts = watchPosts(page);
  const reply = await holdService(page);
  await fillIn(page);
  await submit(page).dblclick();
  const sending = button(page, 'submitting');
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).toBeFocused();
  await expect(announcement(page)).toHaveText(en('contact:form.submitting'));
  await sending.click({ clickCount: 3, force: true });
  await page.keyboard.press('Enter');
  await field(page, 'name').press('Enter');
  await button(page, 'clear').click({ force: true });
  await expectKept(page);
  reply();
  await expect(thanks(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test.describe('the browser’s validation', () => {
  test('shows an error at each empty required field and focuses the first', async ({ page }) => {
    await field(page, 'message').focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveAccessibleDescription(en('contact:form.name.required'));
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      `${en('contact:form.email.hint')} ${en('contact:form.email.required')}`,
    );
    await expect(form(page).getByText(en('contact:form.message.required'))).toBeVisible();
    await expect(page).toHaveTitle(`${en('contact:form.errorTitle')}: ${title}`);
  });

  test('announces each attempt with the number of fields', async ({ page }) => {
    const attention = (count: number) => en('contact:form.attention', { count });
    await field(page, 'name').press('Enter');
    await expect(announcement(page)).toHaveText(attention(3));
    const first = await announcement(page).locator('span').elementHandle();
    await field(page, 'name').press('Enter');
    await expect(announcement(page)).toHaveText(attention(3));
    // A screen reader announces a new element, also with the same text.
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
    await fillIn(page);
    await expect(announcement(page)).toBeEmpty();
    await field(page, 'email').fill('ngozi');
    await field(page, 'email').press('Enter');
    await expect(announcement(page)).toHaveText(attention(1));
  });
});

test('“Clear the form” empties it, and can be undone', async ({ page }) => {
  await fillIn(page);
  await button(page, 'clear').click();
  await expect(field(page, 'name')).toHaveValue('');
  await expect(announcement(page)).toHaveText(en('contact:form.cleared'));
  // A second press takes nothing away, and what was typed since stays.
  await button(page, 'clear').click();
  await field(page, 'phone').fill('0901');
  await button(page, 'undo').click();
  await expectKept(page);
  await expect(field(page, 'phone')).toHaveValue('0901');
  await expect(field(page, 'name')).toBeFocused();
  await expect(announcement(page)).toHaveText(en('contact:form.restored'));
  await expect(button(page, 'undo')).toBeHidden();
});

test('the fields say what they are, and links to call, chat and the policy are beside them', async ({
  page,
}) => {
  for (const { name, isRequired, ...entry } of contactFields) {
    const autoComplete = 'autoComplete' in entry ? entry.autoComplete : '';
    await expect(field(page, name)).toHaveJSProperty('autocomplete', autoComplete);
    await expect(field(page, name)).toHaveJSProperty('required', isRequired);
  }
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  // The honeypot is there, but not for visitors.
  const trap = page.locator('input[name="_gotcha"]');
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  const digits = company.phone.replace(/\D/g, '');
  await field(page, 'email').focus();
  for (const address of [`tel:+${digits}`, `https://wa.me/${digits}`]) {
    await page.keyboard.press('Tab');
    await expect(form(page).locator(`a[href="${address}"]`)).toBeFocused();
  }
  const policy = form(page).getByRole('link').last();
  await expect(policy).toHaveAttribute('href', '/privacy/our-identity');
});

test('the map is framed, named, sends no referrer, and is not loaded under Save-Data', async ({
  page,
}) => {
  const frame = page.getByTitle(en('contact:map.frame'));
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Map')).toBeVisible();
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.reload();
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: en('contact:map.show') }).click();
  await expect(frame).toBeVisible();
});
