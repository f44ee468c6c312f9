import figures from '../../locales/figures.json' with { type: 'json' };
import { contactFields } from '../../src/site/contactFields.ts';
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import {
  amountField,
  announcement,
  answer,
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
import { footerLink, linkName } from '../support/menus.ts';
import {
  company,
  en,
  inLanguage,
  loanTypes,
  productPath,
  translation,
  withNaira,
} from '../support/site.ts';
import { expect, holdClock, listen, type Page, phone, test } from '../support/test.ts';

const reloadDelay = figures.reloadDelay.value * 1000;
const pageTitle = `${en('contact:page.title')} – ${company.brand}`;
const thanked = { json: { next: '/' } };

async function expectEmpty(page: Page): Promise<void> {
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ngozi');
}

test.describe('the form', () => {
  test.beforeEach(({ page }) => page.goto('/contactus'));

  test('an accepted message is confirmed until the visitor leaves', async ({ page }) => {
    await page.setViewportSize(phone);
    await fillIn(page);
    await holdClock(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
    await expect(form(page)).toBeHidden();
    // The heading must not be behind the header.
    const title = await page.getByRole('heading', { name: en('contact:sent.title') }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    const stayHere = page.getByRole('button', { name: en('contact:sent.stay') });
    await stayHere.click();
    await expect(thanks(page)).toBeFocused();
    await expect(stayHere).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
    await expectEmpty(page);
  });

  test('after a sent message the page reloads, as the thanks say', async ({ page }) => {
    await holdClock(page);
    await send(page, thanked);
    const name = `${en('contact:sent.title')} ${en('contact:sent.reload')}`;
    await expect(thanks(page)).toHaveAccessibleName(name);
    // The button comes before the reason.
    const stayHere = await page
      .getByRole('button', { name: en('contact:sent.stay') })
      .boundingBox();
    const reason = await page
      .getByRole('paragraph')
      .filter({ hasText: en('contact:sent.reload') })
      .boundingBox();
    expect(reason?.y).toBeGreaterThan(stayHere?.y ?? Number.NaN);
    // A mouse moves when the hand leaves it.
    await page.mouse.move(10, 300);
    await page.clock.runFor(reloadDelay - 100);
    await expect(thanks(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(field(page, 'name')).toHaveValue('');
  });

  /**
   * Signs of a visitor who has read the confirmation, or of the screen reader that has read it out.
   */
  const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a key': (page) => page.keyboard.press('Shift'),
    'a press': (page) => page.mouse.click(5, 400),
    'a wheel': (page) => page.mouse.wheel(0, 20),
    scrolling: (page) => page.evaluate(() => scrollTo(0, scrollY + 20)),
    'a focus that a screen reader moves': (page) =>
      page.getByRole('contentinfo').getByRole('link').first().focus(),
    'a selection that a screen reader moves': (page) =>
      page.evaluate(() => getSelection()?.collapse(document.querySelector('main h1'))),
    'a click that a screen reader causes': (page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.click()),
  };

  test('any use of the page after sending keeps the confirmation', async ({ page }) => {
    await holdClock(page);
    await answer(page, thanked);
    for (const [sign, act] of Object.entries(signs))
      await test.step(sign, async () => {
        await fillIn(page);
        const posted = page.waitForResponse(endpoint);
        // A held Enter repeats itself.
        await submit(page).focus();
        await page.keyboard.down('Enter');
        await page.keyboard.down('Enter');
        await posted;
        await expect(thanks(page)).toBeFocused();
        await page.keyboard.up('Enter');
        await page.clock.runFor(reloadDelay / 2);
        const limit = page.locator('main [aria-live]');
        // The heading has announced the reload already.
        await expect(limit).toHaveText('');
        await act(page);
        await page.clock.runFor(1000);
        // Announced by a live region, because the focus does not move.
        await expect(limit).toHaveText(en('contact:sent.stays'));
        await expect(thanks(page)).toHaveAccessibleName(en('contact:sent.title'));
        await expect(page.getByRole('button', { name: en('contact:sent.stay') })).toBeHidden();
        await page.clock.runFor(60_000);
        await expect(thanks(page)).toBeVisible();
        // After a visit to another page there is a form again.
        await footerLink(page, 'faq').click();
        await expect(thanks(page)).toBeHidden();
        await footerLink(page, 'contact').click();
      });
  });

  test('a long press on a button of the confirmation counts for that button', async ({ page }) => {
    await holdClock(page);
    await send(page, thanked);
    await expect(thanks(page)).toBeFocused();
    await page.clock.runFor(reloadDelay - 100);
    const stayHere = page.getByRole('button', { name: en('contact:sent.stay') });
    await stayHere.hover();
    await page.mouse.down();
    await page.clock.runFor(10_000);
    await expect(stayHere).toBeVisible();
    await page.mouse.up();
    await expect(stayHere).toBeHidden();
    await expect(thanks(page)).toBeFocused();
    await expect(page.locator('main [aria-live]')).toHaveText(en('contact:sent.stays'));
  });

  test('a press below the confirmation ends on the link where it began', async ({ page }) => {
    await page.setViewportSize(phone);
    await holdClock(page);
    await send(page, thanked);
    await expect(thanks(page)).toBeFocused();
    await page.clock.runFor(reloadDelay / 2);
    const call = page.locator('#speak ~ dl a').first();
    await call.hover();
    const place = await call.boundingBox();
    await page.mouse.down();
    await page.clock.runFor(10_000);
    expect(await call.boundingBox()).toEqual(place);
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(page.locator('main [aria-live]')).toHaveText(en('contact:sent.stays'));
  });

  test('while a message is sent, no press sends another one', async ({ page }) => {
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

  test('each field says what to enter, and after an attempt what is wrong', async ({ page }) => {
    await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
    await expect(field(page, 'phone')).toHaveAttribute('autocomplete', 'tel');
    await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
    await expect(stay(page)).toHaveAccessibleDescription(en('contact:form.stay.hint'));
    const policy = form(page).getByRole('link').last();
    await expect(policy).toHaveAttribute('href', '/privacy/our-identity');
    await field(page, 'message').focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    await expectStateAccessible(page);
    await expectHeard(page, 'form', 'form-errors');
    const choice = await form(page).locator('label:has([type="checkbox"])').boundingBox();
    expect(choice?.height).toBeGreaterThanOrEqual(44);
    await expect(page).toHaveTitle(`${en('contact:form.errorTitle')}: ${pageTitle}`);
    for (const each of contactFields) {
      const hint = each.hasHint ? [en(`contact:form.${each.name}.hint`)] : [];
      const error = each.isRequired ? [en(`contact:form.${each.name}.required`)] : [];
      const control = field(page, each.name);
      await expect(control).toHaveAccessibleDescription([...hint, ...error].join(' '));
      await expect(control).toHaveJSProperty('ariaInvalid', each.isRequired ? 'true' : null);
    }
    const options = field(page, 'loanType').getByRole('option');
    await expect(options).toHaveCount(loanTypes.length + 1);
    await field(page, 'email').fill('ngozi');
    await field(page, 'name').fill('Ngozi');
    await submit(page).click();
    await expect(form(page).getByText(en('contact:form.email.invalid'))).toBeVisible();
  });

  test('each event of the form is announced once', async ({ page }) => {
    await answer(page, thanked);
    const required = contactFields.filter(({ isRequired }) => isRequired);
    const attention = (count: number) => en('contact:form.attention', { count });
    const announced = await listen(page);
    await field(page, 'name').press('Enter');
    await expect(field(page, 'name')).toBeFocused();
    await expect.poll(announced).toEqual([attention(required.length)]);
    // A second attempt does not move the focus, but is announced.
    await page.keyboard.press('Enter');
    await expect.poll(announced).toEqual([attention(required.length)]);
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
    expect(await announced()).toEqual([]);
  });

  test('“Submitting…” is never the last announcement', async ({ page, watch }) => {
    watch.expectedMessages.push(/Failed to load resource/);
    const letPass = await holdService(page);
    await fillIn(page);
    await holdClock(page);
    const announced = await listen(page);
    await submit(page).click();
    await page.clock.runFor(400);
    expect(await announced()).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(announced).toEqual([en('contact:form.submitting')]);
    letPass();
    await expect(thanks(page)).toBeFocused();
  });

  test('“Clear the form” also empties the storage, and can be undone', async ({ page }) => {
    await fillIn(page);
    await button(page, 'clear').click();
    await expect(field(page, 'name')).toHaveValue('');
    await expect(announcement(page)).toHaveText(en('contact:form.cleared'));
    await expectStateAccessible(page);
    // A second press changes nothing, and text that was typed since stays.
    await button(page, 'clear').click();
    await field(page, 'phone').fill('0901');
    // The announcement does not stay.
    const announced = await listen(page);
    await button(page, 'undo').click();
    await expectKept(page, 'phone');
    await expect(field(page, 'phone')).toHaveValue('0901');
    await expect(field(page, 'name')).toBeFocused();
    await expect.poll(announced).toEqual([en('contact:form.restored')]);
    await expect(button(page, 'undo')).toBeHidden();
    await button(page, 'clear').click();
    await page.reload();
    await expectEmpty(page);
  });

  test('the map sends no referrer, and waits under Save-Data', async ({ page }) => {
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

  test('what was typed survives other pages and a reload', async ({ page }) => {
    await fillIn(page);
    await footerLink(page, 'faq').click();
    await page.getByRole('heading', { level: 1, name: en('faq:page.title') }).waitFor();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await footerLink(page, 'contact').click();
    await expectKept(page);
    await page.reload();
    await expect(form(page).getByText(en('contact:draft.kept'))).toBeVisible();
    await expectKept(page);
  });
});

test('after the reload the page says when the message was sent, and begins no new one', async ({
  page,
}) => {
  const subject = `?loanType=car&amount=${figures.exampleAmount.value}`;
  await page.goto(`/contactus${subject}`);
  await expect(field(page, 'message')).not.toHaveValue('');
  await send(page, thanked);
  await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
  const today = (time: string, t = en) => page.getByText(t('contact:sent.today', { time }));
  const [before = '', after = ''] = en('contact:sent.today', { time: '@' }).split('@');
  await expect(page.getByText(new RegExp(`^${before}\\d\\d:\\d\\d${after}$`))).toBeVisible();
  await expect(page).toHaveURL(`/contactus${subject}`);
  await expectEmpty(page);
  await expect(field(page, 'loanType')).toHaveValue('');
  await expect(form(page)).not.toContainText('₦');
  await expectStateAccessible(page);
  const setTime = (...date: [number, number, number, number?, number?]) =>
    page.evaluate((parts) => {
      const receipt = JSON.parse(sessionStorage.getItem('contact-sent') ?? '');
      const time = new Date(...parts).getTime();
      sessionStorage.setItem('contact-sent', JSON.stringify({ ...receipt, time }));
    }, date);
  const now = new Date();
  await setTime(now.getFullYear(), now.getMonth(), now.getDate(), 7, 5);
  // The receipt lasts as long as the tab, in every language and after Back.
  await page.goto(inLanguage('/contactus', translation));
  await expect(today('07:05', translation.words.t)).toBeVisible();
  await page.goBack();
  await expect(today('07:05')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  // A new enquiry begins as usual.
  await page.goto('/product/car-loans');
  await page
    .getByRole('link', { name: en('common:action.apply') })
    .last()
    .click();
  await expect(field(page, 'loanType')).toHaveValue('car');
  await expect(today('07:05')).toBeVisible();
  const year = now.getFullYear() - 1;
  await setTime(year, now.getMonth(), now.getDate(), 16, 30);
  await page.reload();
  const date = new Date(year, now.getMonth(), now.getDate()).toLocaleDateString('en-GB');
  const earlier = en('contact:sent.before', { date, time: '16:30' });
  await expect(page.getByText(earlier)).toBeVisible();
});

test.describe('a chosen loan', () => {
  const maximum = figures.carMaximum.value;
  const [amount = '', otherAmount = ''] = [0.05, 0.08].map((share) =>
    Math.round(maximum * share).toLocaleString('en-NG'),
  );
  const digits = amount.replaceAll(',', '');
  const product = linkName('car');
  const message = (page: Page) => field(page, 'message');
  const apply = (page: Page) => page.getByRole('link', { name: en('common:action.apply') }).last();

  test('leads to the heading of the form, with its product', async ({ page }) => {
    const other = loanTypes.find((loanType) => loanType !== 'car') ?? 'car';
    await page.goto(productPath(other));
    await apply(page).click();
    await expect(page).toHaveURL(`/contactus?loanType=${other}#message`);
    const name = en('contact:enquiry.title', { product: linkName(other) });
    const heading = page.getByRole('heading', { name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(form(page)).toContainText(en(`contact:enquiry.bring.${other}`));
    await expect(field(page, 'loanType')).toHaveValue(other);
    // An address with a malformed amount or an unknown product is ignored.
    for (const query of ['loanType=car&amount=1.5', 'loanType=boat&amount=1000']) {
      await page.goto(`/contactus?${query}`);
      await expect(form(page), query).not.toContainText('₦');
      await expect(message(page), query).toHaveValue('');
    }
    await expect(field(page, 'loanType')).toHaveValue('');
  });

  test('begins the message with its amount, which is not saved unedited', async ({ page }) => {
    const choose = async (of: string) => {
      await amountField(page).fill(of);
      await apply(page).click();
      const opening = en('contact:enquiry.message', { product, amount: `₦${of}` });
      await expect(message(page)).toHaveValue(opening);
    };
    await page.goto('/product/car-loans');
    await choose(amount);
    await expect(page).toHaveURL(`/contactus?loanType=car&amount=${digits}#message`);
    const sentence = en('contact:enquiry.text', { product, amount: `₦${amount}` });
    await expect(form(page).getByText(withNaira(sentence))).toBeVisible();
    await page.goBack();
    await choose(otherAmount);
    await footerLink(page, 'contact').click();
    await expect(page).toHaveURL('/contactus');
    await expect(message(page)).toHaveValue('');
    await expect(field(page, 'loanType')).toHaveValue('');
    await message(page).fill('My own words');
    await page.goto(`/contactus?loanType=car&amount=${digits}`);
    await expect(form(page).getByText(withNaira(sentence))).toBeVisible();
    await expect(message(page)).toHaveValue('My own words');
  });
});
