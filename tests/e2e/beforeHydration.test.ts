import { endpoint, field, fillIn, submit, thanks, watchPosts } from '../support/contactForm.ts';
import {
  answer,
  firstQuestion,
  firstTab,
  otherTab,
  panel,
  question,
  secondQuestion,
  tab,
} from '../support/faq.ts';
import { filledIn } from '../support/filledIn.ts';
import { uneven } from '../support/loanCalculator.ts';
import { footerLink, languageLink, picker } from '../support/menus.ts';
import { en, inLanguage, translation } from '../support/sources.ts';
import {
  afterHashDelay,
  delayRequests,
  expect,
  heading,
  hydrated,
  openWithoutApplication,
  type Page,
  place,
  test,
} from '../support/test.ts';
import { translatePage } from '../support/translator.ts';

test('a link is followed at once; answers, a tab and the picker open once', async ({ page }) => {
  const letPass = await openWithoutApplication(page, '/company');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  expect(documents).toEqual(['/resources/faq']);
  await question(page, firstQuestion).click();
  await question(page, firstQuestion).click();
  // The browser's find-in-page removes the attribute to reveal a match.
  await panel(page, secondQuestion).evaluate((found) => found.removeAttribute('hidden'));
  await tab(page, otherTab).click();
  await picker(page).click();
  letPass();
  await expect(tab(page, otherTab)).toHaveAttribute('aria-selected', 'true');
  await expect(languageLink(page, translation)).toBeVisible();
  await tab(page, firstTab).click();
  await expect(answer(page, secondQuestion)).toBeVisible();
  for (const one of [firstQuestion, secondQuestion])
    await expect(question(page, one)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(2);
  await picker(page).click();
  await languageLink(page, translation).click();
  await expect(page).toHaveURL(inLanguage('/resources/faq', translation));
});

test('a click that a screen reader causes starts the application before the pictures', async ({
  page,
}) => {
  await delayRequests(page, '**/hero-home-*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-started');
  // Neither a pointer nor a key is pressed.
  await picker(page).evaluate((button: HTMLElement) => button.click());
  await expect(languageLink(page, translation)).toBeVisible();
});

test('hydration keeps scroll position, focus and what was typed', async ({ page }) => {
  let letPass = await openWithoutApplication(page, '/contactus');
  const message = field(page, 'message');
  await message.fill('A loan for my shop');
  await page.evaluate(() => scrollTo(0, 333));
  letPass();
  await hydrated(page);
  await afterHashDelay(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('A loan for my shop');
  expect(await place(page)).toBe(333);
  await page.unrouteAll();
  letPass = await openWithoutApplication(page, '/contactus');
  // Newer than the draft, although the visitor has gone on to another field.
  await message.fill('A loan for my farm');
  await field(page, 'name').focus();
  letPass();
  await hydrated(page);
  await expect(message).toHaveValue('A loan for my farm');
});

/** Changes that password managers, writing assistants, blockers and translators make to a page. */
const changes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'icons beside the fields': (page) =>
    page
      .locator('#root input, #root textarea')
      .evaluateAll((fields) => fields.map((field) => field.after(document.createElement('div')))),
  'a frame around each field': (page) =>
    page.locator('#root input').evaluateAll((fields) => {
      for (const field of fields) {
        const frame = document.createElement('span');
        field.replaceWith(frame);
        frame.append(field);
      }
    }),
  'a removed list': (page) =>
    page.locator('footer ul').evaluateAll((lists) => lists.map((list) => list.remove())),
  'another type of a field': (page) =>
    page.locator('#root [type="tel"], #root .cluster').evaluateAll((elements) => {
      for (const element of elements) {
        if (element instanceof HTMLInputElement) element.type = 'text';
        else element.append('…');
      }
    }),
  'another text': (page) =>
    page.locator('#root h1').evaluate((title) => {
      title.textContent = '…';
    }),
  'a translation': translatePage,
};

test('a field that gets the focus while React gives up hydration keeps it', async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(/Minified React error #418/);
  // Holds the messages by which React schedules its work.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    window.addEventListener('release', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    });
  });
  await page.goto('/contactus', { waitUntil: 'commit' });
  await changes['icons beside the fields']?.(page);
  const root = page.locator('#root');
  const isTaken = () => root.evaluate((node) => Object.keys(node).some((key) => /react/.test(key)));
  await expect.poll(isTaken).toBe(true);
  await page.locator('textarea').focus();
  await page.evaluate(() => window.dispatchEvent(new Event('release')));
  await hydrated(page);
  await page.keyboard.type('A loan');
  await expect(field(page, 'message')).toHaveValue('A loan');
});

/** The changes of the daily run: an added element, and replaced texts. Others are handled alike. */
const daily = ['icons beside the fields', 'a translation'];

for (const [name, change] of Object.entries(changes))
  test(`what was entered survives ${name}`, {
    tag: daily.includes(name) ? [] : ['@nightly'],
  }, async ({ page, watch }) => {
    watch.expectedErrors.push(/Minified React error #418/);
    let letPass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await change(page);
    await page.keyboard.press('Shift+Tab');
    const message = page.locator('textarea');
    await message.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Please: ');
    letPass();
    await hydrated(page);
    await expect(message).toBeFocused();
    await page.keyboard.type('I need ');
    await expect(message).toHaveValue(/^Please: I need A loan/);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.locator('[name="name"]')).toHaveValue(/Ngozi/);
    await expect(page.locator('[name="phone"]')).not.toHaveValue('');
    await expect(page.locator('[name="loanType"]')).toHaveValue(filledIn.loanType);
    // And the message is saved like any other.
    await page.reload();
    await expect(message).toHaveValue(/^Please: I need A loan/);
    await page.evaluate(() => sessionStorage.clear());

    await page.unrouteAll();
    letPass = await openWithoutApplication(page, '/product/car-loans');
    const amount = page.locator('[inputmode="numeric"]');
    await amount.fill(String(uneven));
    await change(page);
    await amount.focus();
    letPass();
    await hydrated(page);
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(String(uneven));
    await expect(page.getByRole('caption')).toContainText(uneven.toLocaleString('en-NG'));
  });

test('a press and the focus survive a page that React renders anew', async ({ page, watch }) => {
  watch.expectedErrors.push(/Minified React error #418/);
  const letPass = await openWithoutApplication(page, '/resources/faq');
  await changes['another text']?.(page);
  await question(page, firstQuestion).click();
  await footerLink(page, 'privacy').focus();
  letPass();
  await hydrated(page);
  await expect(question(page, firstQuestion)).toHaveAttribute('aria-expanded', 'true');
  await expect(footerLink(page, 'privacy')).toBeFocused();
});

test.describe('the form', () => {
  test('sends a message, and the checkbox counts', async ({ page }) => {
    const letPass = await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await page.getByRole('checkbox').check();
    await submit(page).click();
    letPass();
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByText(en('contact:sent.stays')).last()).toBeVisible();
    await expect(page).toHaveURL('/contactus');
  });

  test('is submitted by the browser after ten seconds', async ({ page }) => {
    await page.clock.install();
    await openWithoutApplication(page, '/contactus');
    await fillIn(page);
    await submit(page).click();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/f\/sample/);
  });

  test('can be submitted again after Back from the answer', async ({ page }) => {
    // An answer without content leaves the page as Back restores it from the browser's memory.
    await page.route(endpoint, (route) => route.fulfill({ status: 204 }));
    const posts = watchPosts(page);
    await page.clock.install();
    await openWithoutApplication(page, '/contactus');
    // An incomplete message is not sent, and blocks nothing.
    await submit(page).click();
    await page.clock.fastForward(10_000);
    await expect(field(page, 'name')).toBeFocused();
    await fillIn(page);
    await submit(page).click();
    await page.clock.fastForward(10_000);
    await expect.poll(() => posts.length).toBe(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await submit(page).click();
    await page.clock.fastForward(10_000);
    await expect.poll(() => posts.length).toBe(2);
  });
});
