import figures from '../../locales/figures.json' with { type: 'json' };
import { endpoint, failedReply, fillIn } from '../support/contactForm.ts';
import {
  company,
  en,
  english,
  inLanguage,
  isNightlyPath,
  languages,
  pathsOfPages,
  translation,
} from '../support/sources.ts';
import { expect, type Page, test } from '../support/test.ts';
import { textOf, translatePage } from '../support/translator.ts';

// Names of controls are translated, too, so controls are found by what a translator does not
// change.
const control = (page: Page, id: string) => page.locator(`#${id}`);
const submit = (page: Page) => page.locator('form[method="post"] [type="submit"]');
const amount = (page: Page) => page.getByRole('main').locator('[inputmode="numeric"]');
const otherLanguage = (page: Page) =>
  page.getByRole('contentinfo').locator(`[hreflang="${translation.tag}"]`);
async function choose(page: Page): Promise<void> {
  await otherLanguage(page).click();
  await expect(otherLanguage(page)).toHaveAttribute('aria-current', 'true');
}
const html = (page: Page) => page.locator('html');

/** Sends a message whose answer is held until the form says that it is being sent. */
async function send(page: Page, reply?: object): Promise<void> {
  await page.route(endpoint, async (route) => {
    await expect(submit(page)).toContainText(en('contact:form.submitting'));
    await (reply ? route.fulfill(reply) : route.abort());
  });
  await fillIn(page, (name) => control(page, `contact-${name}`));
  await submit(page).click();
  await expect(page.locator('form h3')).toBeFocused();
}

const error = (field: string, code: string) => ({ field, code, message: 'is on holiday' });
const maximum = figures.carMaximum.value;

/** Actions of visitors, each with its page; each leaves the page in a state that lasts. */
const actions: Readonly<
  Record<string, readonly [path: string, act: (page: Page) => Promise<void>]>
> = {
  'an amount': [
    '/product/car-loans',
    async (page) => {
      await amount(page).fill(String(Math.floor(maximum / 7)));
      await amount(page).fill(String(Math.floor(maximum / 3)));
      await amount(page).blur();
    },
  ],
  'a wrong amount, a right one and one too large': [
    '/product/car-loans',
    async (page) => {
      for (const text of ['abc', String(Math.floor(maximum / 3)), String(maximum * 2)]) {
        await amount(page).fill(text);
        await amount(page).blur();
      }
    },
  ],
  'an incomplete form, completed in part': [
    '/contactus',
    async (page) => {
      await submit(page).click();
      await control(page, 'contact-name').fill('Ngozi');
      await control(page, 'contact-email').fill('ngozi');
      await submit(page).click();
    },
  ],
  'a refused message': [
    '/contactus',
    (page) => {
      const errors = [error('email', 'TYPE_EMAIL'), error('email', 'NEW'), error('income', 'NEW')];
      return send(page, { status: 422, json: { errors } });
    },
  ],
  'a message whose fate is unknown': ['/contactus', (page) => send(page)],
  'a refused message in another language': [
    '/contactus?loanType=car',
    async (page) => {
      const errors = [error('message', 'REQUIRED_FIELD_EMPTY'), error('', 'EMPTY')];
      await send(page, { status: 422, json: { errors } });
      await choose(page);
    },
  ],
  'figures that count up': [
    '/company',
    async (page) => {
      const figure = page.locator('#figures + dl [aria-hidden="true"]').first();
      await page.locator('#figures').evaluate((title) => title.scrollIntoView());
      await figure.waitFor();
      await expect(figure).toHaveCount(0);
    },
  ],
  'the other tab, an answer, and another page': [
    '/resources/faq',
    async (page) => {
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tabpanel').getByRole('button').first().click();
      await page.getByRole('contentinfo').locator('[href="/company/about"]').click();
      await expect(page).toHaveURL('/company/about');
      await page.goBack();
    },
  ],
  'a lost connection, and a language that does not arrive': [
    '/privacy/scope',
    async (page) => {
      await page.context().setOffline(true);
      await otherLanguage(page).click();
      await expect(page).toHaveURL(inLanguage('/privacy/scope', translation));
    },
  ],
};

/** The actions of the daily run: texts appear, change and disappear, as in the others. */
const daily = ['a wrong amount, a right one and one too large', 'a refused message'];

for (const [name, [path, act]] of Object.entries(actions))
  test(`${name}: the same in a translated page`, {
    tag: daily.includes(name) ? [] : ['@nightly'],
  }, async ({ page, watch }) => {
    watch.expectedMessages.push(failedReply, /ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
    await page.goto(path);
    await act(page);
    await translatePage(page);
    const translatedAfterwards = await textOf(page);
    await page.context().setOffline(false);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await translatePage(page);
    await act(page);
    await expect.poll(() => textOf(page)).toBe(translatedAfterwards);
    await expect(html(page)).toHaveClass(/translated/);
  });

/** Chooses another language in translated pages: no old text stays beside the new ones. */
function testLanguages(name: string, paths: readonly string[], tag: readonly string[] = []): void {
  test(`another language in translated pages: ${name}`, { tag: [...tag] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(inLanguage(path, translation));
      await translatePage(page);
      const expected = await textOf(page);
      await page.goto(path);
      await translatePage(page);
      await expect(html(page), path).toHaveAttribute('lang', 'fr');
      await choose(page);
      await expect.poll(() => textOf(page), path).toBe(expected);
      await expect(html(page), path).toHaveAttribute('lang', translation.tag);
    }
  });
}

const paths = pathsOfPages(english.tag);
testLanguages(
  'one of each kind',
  paths.filter((path) => !isNightlyPath(path)),
);
testLanguages('all', paths, ['@nightly']);

test('another page keeps the language of the translation', async ({ page }) => {
  await page.goto('/');
  await translatePage(page);
  await page.getByRole('contentinfo').locator('[href="/contactus"]').click();
  await expect(page).toHaveURL('/contactus');
  await expect(page.locator('h1 font').first()).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
});

test('names, numbers and addresses are not translated', async ({ page }) => {
  await page.goto('/resources/faq');
  await translatePage(page);
  const { brand, phone, email, address } = company;
  for (const name of [brand, phone, email, address, ...languages.map(({ name }) => name)]) {
    // The email address may wrap after its @.
    await expect(page.getByRole('contentinfo')).toContainText(name);
    for (const part of name.split(/(?<=@)/))
      await expect(page.getByText(`«${part}»`, { exact: true }), part).toHaveCount(0);
  }
});
