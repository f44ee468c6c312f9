import { answer, firstQuestion, otherQuestion } from '../support/faq.ts';
import { footerLink, link } from '../support/menus.ts';
import { en } from '../support/sources.ts';
import { desktop, expect, heading, openStatic, type Page, phone, test } from '../support/test.ts';

/** Changes that make a browser too old, or the start of the application fail. */
const failures = {
  'the browser lacks a function of colours': () => {
    CSS.supports = () => false;
  },
  'the browser lacks ranges in media queries': () => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(/[<>]/.test(query) ? 'not all' : query);
  },
  'the browser has no CSS.supports': () => Reflect.deleteProperty(window, 'CSS'),
  'the start throws': () => Object.defineProperty(document, 'fonts', { get: () => undefined }),
};

async function expectStatic(page: Page): Promise<void> {
  await expect(answer(page, firstQuestion)).toBeVisible();
  await expect(answer(page, otherQuestion)).toBeVisible();
  await expect(link(page.getByRole('banner'), 'team')).toBeVisible();
  await expect(page.locator('[aria-controls]:not([aria-expanded="true"])')).toHaveCount(0);
}

for (const [name, fail] of Object.entries(failures))
  test(`a page is static if ${name}`, async ({ page }) => {
    await page.addInitScript(fail);
    await page.goto('/resources/faq', { waitUntil: 'commit' });
    await expectStatic(page);
  });

test('a page is static if its start script cannot be parsed', async ({ page, watch }) => {
  watch.expectedErrors.push(/Unexpected|Invalid|Cannot use import/);
  watch.expectedMessages.push(/Content Security Policy/);
  await page.route('/resources/faq', async (route) => {
    const html = await (await route.fetch()).text();
    // The policy would refuse the changed script, which has another hash.
    const body = html.replace(/<meta http-equiv="Content-Security[^>]*>/, '');
    await route.fulfill({ body: body.replace('import(', 'import ;('), contentType: 'text/html' });
  });
  await page.goto('/resources/faq', { waitUntil: 'commit' });
  await expectStatic(page);
});

/** How each element of the page looks, without what depends on the height of its texts. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = [
      'display',
      'padding',
      'margin',
      'borderWidth',
      'color',
      'fontSize',
    ] as const;
    return [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, element.className, ...properties.map((name) => style[name])].join();
    });
  });

test('in a browser without layers the pages look as usual, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  for (const path of ['/', '/product/car-loans', '/contactus', '/resources/faq', '/company']) {
    await openStatic(page, path);
    const usual = await looks(page);
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replace(/<meta http-equiv="Content-Security[^>]*>/, '');
      // Such a browser leaves out a rule that it does not know.
      await route.fulfill({
        body: body.replaceAll('@layer', '@unknown'),
        contentType: 'text/html',
      });
    });
    await openStatic(page, path);
    expect(await looks(page)).toEqual(usual);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    const icons = await page
      .locator(':is(main, header) svg[viewBox]')
      .evaluateAll((list) => list.map((icon) => icon.getBoundingClientRect().width));
    expect(Math.max(...icons), path).toBeLessThanOrEqual(64);
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(2);
  }
});

test('the drawer closes in a window that becomes wide, also in Safari before 17.4', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: en('common:menu.open') }).click();
  await page.setViewportSize(desktop);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('if the frame of all pages fails, the error page is the site’s own', async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(/escape/);
  watch.expectedMessages.push(/escape|React Router|error/i);
  await page.goto('/');
  await footerLink(page, 'faq').click();
  await expect(heading(page)).toHaveText(en('faq:page.title'));
  await page.evaluate(() => Reflect.deleteProperty(CSS, 'escape'));
  await page.goBack();
  await expect(page.getByText(en('errors:page.crashed'))).toBeVisible();
  await expect(page.getByText(/ at \w+ \(/)).toHaveCount(0);
});
