import { expectFocusInView } from '../support/a11y/tabWalk.ts';
import {
  answer,
  field,
  fillIn,
  retry,
  send,
  stay,
  submit,
  summary,
  thanked,
  thanks,
} from '../support/contactForm.ts';
import { otherQuestion, question, secondQuestion } from '../support/faq.ts';
import { amountField, uneven } from '../support/loanCalculator.ts';
import {
  footerLink,
  hamburger,
  languageLink,
  phoneMenu,
  picker,
  section,
  wideMenu,
} from '../support/menus.ts';
import { en, inLanguage, languages, translation } from '../support/sources.ts';
import { expect, heading, type Page, test } from '../support/test.ts';

/**
 * The windows, each with letters of 100 and 200 %. Every day a phone, the lowest and a wide one: the
 * walks of `pages` have turned phones.
 */
const windows = [
  { size: { width: 360, height: 640 }, letters: 100, tag: ['@nightly'] },
  { size: { width: 360, height: 640 }, letters: 200, tag: [] },
  { size: { width: 640, height: 360 }, letters: 100, tag: ['@nightly'] },
  { size: { width: 640, height: 360 }, letters: 200, tag: ['@nightly'] },
  // 1280 px at a zoom of 400 %.
  { size: { width: 320, height: 180 }, letters: 100, tag: [] },
  { size: { width: 320, height: 180 }, letters: 200, tag: ['@nightly'] },
  { size: { width: 1280, height: 720 }, letters: 100, tag: [] },
  { size: { width: 1280, height: 720 }, letters: 200, tag: ['@nightly'] },
];

/** Does something, and then expects the focused element in view. */
type Step = (what: string, action: () => Promise<unknown>) => Promise<void>;

/** Presses Tab, or Shift+Tab, until the focus has been at every stop of a drawer, and beyond. */
async function loop(page: Page, step: Step, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const stops = page.getByRole('dialog').locator('a, button').filter({ visible: true });
  for (let press = (await stops.count()) + 2; press > 0; press--)
    await step(`${key} in a drawer`, () => page.keyboard.press(key));
}

/** The policy’s drawer exists only on phones. */
const policyOpener = (page: Page) =>
  page.getByRole('button', { name: en('privacy:sidebar.open'), exact: true });

const menuSections = ['products', 'company', 'resources'] as const;

/** What moves the focus, or removes something above it, by page. */
const journeys: Readonly<Record<string, (page: Page, step: Step) => Promise<void>>> = {
  'drawers and menus': async (page, step) => {
    await page.goto('/privacy/our-identity');
    const isPhone = await hamburger(page).isVisible();
    const menu = isPhone ? phoneMenu(page) : wideMenu(page);
    if (isPhone) {
      await step('menu', () => hamburger(page).press('Enter'));
      // The section that was open, above or below, closes.
      for (const name of [...menuSections, ...menuSections].reverse()) {
        await step(name, () => section(menu, name).press('Enter'));
        await loop(page, step, 'Tab');
        await loop(page, step, 'Shift+Tab');
      }
      await step('Escape', () => page.keyboard.press('Escape'));
      await step('policy', () => policyOpener(page).press('Enter'));
      await loop(page, step, 'Tab');
      await loop(page, step, 'Shift+Tab');
      await step('Escape', () => page.keyboard.press('Escape'));
    }
    await step('picker', () => picker(page).press('Enter'));
    for (const _ of languages) await step('Tab', () => page.keyboard.press('Tab'));
    await step('Escape', () => page.keyboard.press('Escape'));
  },
  'a language that fails, and one that comes': async (page, step) => {
    const start = () => page.goto('/product/car-loans');
    await start();
    const inFooter = page
      .getByRole('contentinfo')
      .getByRole('link', { name: translation.name, exact: true });
    await page.route('**/translations/**', (route) => route.abort());
    await step('footer', () => inFooter.press('Enter'));
    await expect(heading(page)).toBeFocused();
    await page.unroute('**/translations/**');
    await start();
    await page.route('**/translations/**', (route) => route.abort());
    await page.evaluate(() => scrollTo(0, 1800));
    await step('picker', () => picker(page).press('Enter'));
    await step('language', () => languageLink(page, translation).press('Enter'));
    await expect(heading(page)).toBeFocused();
    await page.unroute('**/translations/**');
    await start();
    await step('footer', () => inFooter.press('Enter'));
    await expect(page).toHaveURL(inLanguage('/product/car-loans', translation));
  },
  'an amount, and back from the form': async (page, step) => {
    const amount = String(uneven);
    await page.goto('/product/car-loans');
    const apply = page.getByRole('main').getByRole('link', { name: en('common:action.apply') });
    for (const entered of ['x', amount])
      await step(entered, async () => {
        await amountField(page).fill(entered);
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
      });
    await step('apply', () => apply.filter({ visible: true }).last().press('Enter'));
    await expect(page).toHaveURL(new RegExp(`amount=${amount}`));
    await expect(page.locator('#message')).toBeFocused();
    await step('Tab', () => page.keyboard.press('Tab'));
    await step('Back', () => page.goBack());
    await expect(amountField(page)).toHaveValue(amount);
    await step('Forward', () => page.goForward());
  },
  'errors, a failure, another try, and thanks': async (page, step) => {
    await page.goto('/contactus');
    const message = field(page, 'message');
    const press = async () => {
      const [x, y] = await message.evaluate((control) => {
        scrollBy(0, control.getBoundingClientRect().top - innerHeight + 20);
        const { left, top } = control.getBoundingClientRect();
        return [left + 20, top + 10] as const;
      });
      await page.mouse.click(x, y);
      await expect(message).toBeFocused();
    };
    // In the lowest window with large letters the field is higher than the window.
    if (await message.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight < innerHeight))
      await step('a press on the upper edge of a long field', press);
    await step('send nothing', () => submit(page).press('Enter'));
    // The error above the field goes.
    await step('correct', () => page.keyboard.type('Ngozi'));
    await fillIn(page);
    await stay(page).check();
    await send(page, { status: 429, json: { error: 'Too many' } });
    await expect(summary(page)).toBeVisible();
    await step('failure', async () => {});
    await answer(page, thanked);
    await step('try again', () => retry(summary(page)).press('Enter'));
    await expect(thanks(page)).toBeFocused();
    await step('thanks', async () => {});
  },
  'a question, its link, and Back': async (page, step) => {
    await page.goto('/resources/faq');
    await step('question', () => question(page, secondQuestion).press('Enter'));
    await step('Tab', () => page.keyboard.press('Tab'));
    await step('link', () => footerLink(page, 'terms').press('Enter'));
    await expect(heading(page)).toBeFocused();
    await step('Back', () => page.goBack());
    await expect(footerLink(page, 'terms')).toBeFocused();
    await step('hash', () => page.goto(`/resources/faq#${otherQuestion.id}`));
    await expect(question(page, otherQuestion)).toBeFocused();
  },
  'the next section of the policy, and the skip link': async (page, step) => {
    await page.goto('/privacy/our-identity');
    const next = page
      .getByRole('article')
      .getByRole('link', { name: en('privacy:sections.purpose-objectives'), exact: true });
    await step('next', () => next.press('Enter'));
    await expect(heading(page)).toBeFocused();
    await step('Back', () => page.goBack());
    await expect(next).toBeFocused();
    await step('skip link', async () => {
      await page.getByText(en('common:skip.link')).focus();
      await page.keyboard.press('Enter');
    });
    await expect(heading(page)).toBeFocused();
  },
};

test.beforeEach(({ watch }) => {
  watch.expectedMessages.push(/ERR_|Failed to load/);
});

for (const { size, letters, tag } of windows)
  for (const [name, journey] of Object.entries(journeys))
    test(`${name}: what has the focus is in view, ${size.width} × ${size.height}, ${letters} %`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript((percent) => {
        document.addEventListener('DOMContentLoaded', () =>
          document.documentElement.style.setProperty('font-size', `${percent}%`),
        );
      }, letters);
      await journey(page, async (what, action) => {
        await action();
        await expectFocusInView(page, what);
      });
    });
