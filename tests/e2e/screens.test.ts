import { contactFields } from '../../src/facts/contactFields.ts';
import { productPath } from '../../src/facts/paths.ts';
import { expectTabWalk } from '../support/a11y/tabWalk.ts';
import { field, form, submit } from '../support/contactForm.ts';
import { filledIn } from '../support/filledIn.ts';
import { apply } from '../support/loanCalculator.ts';
import { hamburger, phoneMenu, picker, section } from '../support/menus.ts';
import { en, english, inLanguage, languages, loanTypes, translation } from '../support/sources.ts';
import { desktop, expect, heading, type Page, phone, test } from '../support/test.ts';

/** Sets the size of letters, in percent, as the browser's setting does. */
const setLetters = (page: Page, percent: number) =>
  page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    `${percent}%`,
  );

/** The share of the window that sticky elements cover in the middle of a page. */
async function coveredShare(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  return page.evaluate(() => {
    const isSticky = (y: number) => {
      for (let above = document.elementFromPoint(innerWidth / 2, y); above; ) {
        if (/sticky|fixed/.test(getComputedStyle(above).position)) return true;
        above = above.parentElement;
      }
      return false;
    };
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter(isSticky).length / innerHeight;
  });
}

test('header and bar cover little of a window, and in large letters nothing', async ({ page }) => {
  for (const [path, letters, size, most] of [
    ['/product/car-loans', 100, phone, 0.2],
    ['/product/car-loans', 100, { width: 360, height: 568 }, 0.25],
    ['/product/car-loans', 150, phone, 0],
    ['/product/car-loans', 200, phone, 0],
    ['/product/car-loans', 200, { width: 640, height: 900 }, 0],
    ['/company', 100, { width: 1366, height: 620 }, 0.11],
    ['/company', 200, { width: 1366, height: 620 }, 0],
    ['/company', 200, { width: 1280, height: 1024 }, 0],
    ['/company', 100, { width: 740, height: 360 }, 0],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    await setLetters(page, letters);
    const share = await coveredShare(page);
    expect(share, `${path} ${letters} % ${size.width}`).toBeLessThanOrEqual(most);
    if (most > 0) expect(share).toBeGreaterThan(0);
  }
});

test('when only the height of a window changes, the header covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await page.goto('/privacy/terms-conditions');
  // As when the keyboard of a phone disappears, or a panel below the page.
  await page.setViewportSize({ width: 844, height: 700 });
  await expectTabWalk(page, en('common:skip.link'));
});

for (const [letters, size, what, tag] of [
  [200, phone, 'all', []],
  [150, phone, 'all', ['@nightly']],
  [100, { width: 740, height: 360 }, 'all', []],
  [200, { width: 740, height: 360 }, 'control', ['@nightly']],
  [200, desktop, 'all', ['@nightly']],
] as const)
  test(`a field with an error is in view: ${letters} %, ${size.width} px`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/contactus');
    await setLetters(page, letters);
    for (const each of contactFields) {
      if (!each.isRequired) continue;
      await submit(page).press('Enter');
      const control = field(page, each.name);
      await expect(control).toBeFocused();
      const label = form(page).getByText(en(`contact:form.${each.name}.label`), { exact: true });
      const error = form(page).getByText(en(`contact:form.${each.name}.required`));
      for (const part of what === 'all' ? [control, label, error] : [control]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const box = await part.boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      }
      // At the top of the window, so that the keyboard of a phone does not cover the field.
      const isHighest = letters === 100 && each.name === 'message';
      if (isHighest) expect((await label.boundingBox())?.y).toBeLessThan(100);
      await control.fill(filledIn[each.name]);
    }
  });

test('a field that is reached by Shift+Tab shows its error', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contactus');
  await submit(page).press('Enter');
  const email = field(page, 'email');
  await field(page, 'message').focus();
  await email.evaluate((control) =>
    window.scrollBy(0, Math.max(0, Math.ceil(control.getBoundingClientRect().bottom))),
  );
  await expect(email).not.toBeInViewport();
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Shift+Tab');
    if (await email.evaluate((control) => control === document.activeElement)) break;
  }
  const error = form(page).getByText(en('contact:form.email.required'));
  await expect(error).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  expect((await error.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

test('nothing that is pressed is under a notch', async ({ page }) => {
  const inset = 47;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: inset, right: inset },
  });
  const expectClear = async (width: number) => {
    const boxes = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header :is(a, button), [role="dialog"] :is(a, button, h2), .skip-link',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({
          name: element.textContent,
          box: element.getBoundingClientRect().toJSON(),
        })),
    );
    const covered = boxes.filter(
      ({ box }) => (box.left < inset && box.right > 0) || box.right > width - inset,
    );
    expect(
      covered.map(({ name }) => name),
      `${width}`,
    ).toEqual([]);
  };
  for (const width of [667, 740, 812, 844, 880, 932]) {
    await page.setViewportSize({ width, height: 390 });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expectClear(width);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  await hamburger(page).click();
  await section(phoneMenu(page), 'products').click();
  const drawer = await phoneMenu(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('a, button, svg')].map(
      (each) => each.getBoundingClientRect().right,
    ),
  );
  expect(Math.max(...drawer)).toBeLessThanOrEqual(740 - inset);
  // Nor is the bar under the line at the bottom of a phone without a button.
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: inset } });
  await page.setViewportSize(phone);
  await page.goto(productPath('car'));
  const bar = apply(page);
  await expect(bar).toBeInViewport();
  const { y = 0, height = Number.NaN } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(phone.height - inset);
});

test('on a phone the section of the menu stands above the title', async ({ page }) => {
  for (const [path, name, language] of [
    ['/company/value', 'company', english],
    ['/resources/faq', 'resources', translation],
    ['/privacy/scope', 'resources', english],
  ] as const) {
    const section = language.words.t(`common:menu.sections.${name}`);
    await page.setViewportSize(phone);
    await page.goto(inLanguage(path, language));
    const text = page.getByRole('main').getByText(section, { exact: true });
    await expect(text).toBeVisible();
    const [above, title] = [await text.boundingBox(), await heading(page).boundingBox()];
    expect(above?.y).toBeLessThan(title?.y ?? 0);
    await page.setViewportSize(desktop);
    await expect(text).toBeHidden();
    // There the header marks the section.
    const button = page.getByRole('banner').getByRole('button', { name: section, exact: true });
    await expect(button).toHaveAttribute('aria-current', 'true');
  }
});

test('the name of the language button contains what it shows', async ({ page }) => {
  for (const language of languages) {
    await page.goto(inLanguage('/', language));
    for (const width of [320, 390, 900, 1001, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const opener = picker(page, language.words.t);
      const shown = await opener
        .locator('[translate="no"]')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().width > 1)
            .map((part) => part.textContent?.trim()),
        );
      expect(shown).toHaveLength(1);
      await expect(opener).toHaveAccessibleName(new RegExp(` ${shown[0]}( |$)`));
    }
  }
});

test('on a phone the footer has two columns, on a wide screen four', async ({ page }) => {
  await page.goto('/company/about');
  const columns = page.getByRole('contentinfo').getByRole('heading', { level: 2 }).locator('..');
  for (const [size, count] of [
    [phone, 2],
    [{ width: 360, height: 640 }, 2],
    [desktop, 3],
  ] as const) {
    await page.setViewportSize(size);
    const starts = await columns.evaluateAll((all) =>
      all.slice(0, 3).map((column) => Math.round(column.getBoundingClientRect().x)),
    );
    // The fourth column is that of the brand.
    expect(new Set(starts).size, `${size.width}`).toBe(count);
  }
});

test('on a phone the page is read in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/product/car-loans');
  for (const row of await page.getByRole('table').getByRole('row').all()) {
    const cells = await row.locator('th, td').all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    const places = boxes.map((box) => Math.round((box?.y ?? 0) * 10_000 + (box?.x ?? 0)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
  // The main action is in the bar, which is laid out last, but read after the calculator.
  const action = page.getByRole('main').getByRole('link', { name: en('common:action.apply') });
  await expect(action.first()).toBeInViewport({ ratio: 1 });
  const isBeforeCosts = await action
    .first()
    .evaluate(
      (link) => link.compareDocumentPosition(document.querySelector('table') ?? link) === 4,
    );
  expect(isBeforeCosts).toBe(true);
});

test('on a cheap phone the first screen has three loans', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // There is no room for more than three.
  for (const loanType of loanTypes.slice(0, 3)) {
    const choice = page
      .getByRole('main')
      .locator(`a[href="${productPath(loanType)}"]`)
      .first();
    await expect(choice).toBeInViewport({ ratio: 1 });
  }
});

test('the cards of fewer or more loans also fill the width', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').locator('li:has(h3)');
  for (const count of [1, 2, 4])
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await cards.evaluateAll((all, wanted) => {
        const [first, ...others] = all;
        for (const other of others) other.remove();
        for (let copy = 1; copy < wanted; copy++) first?.after(first.cloneNode(true));
      }, count);
      await expect(cards).toHaveCount(count);
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right } = card.getBoundingClientRect();
          const list = card.parentElement?.getBoundingClientRect();
          return { start: left - (list?.left ?? 0), end: (list?.right ?? 0) - right };
        }),
      );
      // Each row begins and ends at an edge.
      const starts = boxes.filter(({ start }) => start < 3).length;
      const ends = boxes.filter(({ end }) => end < 3).length;
      expect(starts, `${count} at ${width}`).toBe(ends);
    }
});
