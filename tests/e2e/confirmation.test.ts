import figures from '../../locales/figures.json' with { type: 'json' };
import { expectStateAccessible } from '../support/a11y/axe.ts';
import {
  answer,
  endpoint,
  expectEmpty,
  field,
  fillIn,
  form,
  send,
  submit,
  thanked,
  thanks,
} from '../support/contactForm.ts';
import { apply } from '../support/loanCalculator.ts';
import { footerLink } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/sources.ts';
import { expect, holdClock, type Page, phone, test } from '../support/test.ts';

const reloadDelay = figures.reloadDelay.value * 1000;

test.describe('the confirmation of a sent message', () => {
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
});

test('after the reload the page says when the message was sent, and begins no new one', async ({
  page,
}) => {
  const subject = `?loanType=car&amount=${figures.exampleAmount.value}&months=${figures.exampleMonths.value}`;
  await page.goto(`/contactus${subject}`);
  await expect(field(page, 'message')).not.toHaveValue('');
  await send(page, thanked);
  // An announcement does not stay.
  await page.addInitScript(() => {
    let before = '';
    new MutationObserver(() => {
      const { textContent: text = '' } = document.querySelector('main [aria-live]') ?? {};
      const { receipts = '' } = document.documentElement.dataset;
      if (text && text !== before) document.documentElement.dataset.receipts = `${receipts}|`;
      before = text;
    }).observe(document, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: en('contact:sent.reloadNow') }).click();
  // The last one is seen, another one announced.
  const today = (time: string, t = en) => page.getByText(t('contact:sent.today', { time })).last();
  const [before = '', after = ''] = en('contact:sent.today', { time: '@' }).split('@');
  const sentToday = page.getByText(new RegExp(`^${before}\\d\\d:\\d\\d${after}$`));
  await expect(sentToday.last()).toBeVisible();
  // Once; afterwards a visitor who reads on finds it once.
  await expect(page.locator('html')).toHaveAttribute('data-receipts', '|');
  await expect(sentToday).toHaveCount(1);
  // What the confirmation said, which nobody can read in the time before the reload.
  await expect(page.getByText(en('contact:sent.text'))).toBeVisible();
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
  // The visitor's day, which this machine may not have yet.
  const [thisYear = 0, month = 0, day = 0] = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth(), now.getDate()];
  });
  await setTime(thisYear, month, day, 7, 5);
  // The receipt lasts as long as the tab, in every language and after Back.
  await page.goto(inLanguage('/contactus', translation));
  await expect(today('07:05', translation.words.t)).toBeVisible();
  // It is no news any more.
  await expect(page.locator('html')).not.toHaveAttribute('data-receipts');
  await page.goBack();
  await expect(today('07:05')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  // A new enquiry begins as usual.
  await page.goto('/product/car-loans');
  await apply(page).click();
  await expect(field(page, 'loanType')).toHaveValue('car');
  await expect(today('07:05')).toBeVisible();
  const year = thisYear - 1;
  await setTime(year, month, day, 16, 30);
  await page.reload();
  const date = new Date(year, month, day).toLocaleDateString('en-GB');
  const earlier = en('contact:sent.before', { date, time: '16:30' });
  await expect(page.getByText(earlier).last()).toBeVisible();
});
