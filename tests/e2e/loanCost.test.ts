import figures from '../../locales/figures.json' with { type: 'json' };
import { expectStateAccessible } from '../support/a11y/axe.ts';
import { expectHeard } from '../support/a11y/heard.ts';
import { expectReflow } from '../support/a11y/reflow.ts';
import {
  amountField,
  answer,
  apply,
  carPath,
  costsOf,
  expectCosts,
  monthsField,
  naira,
  otherTerm,
  table,
  uneven,
} from '../support/loanCalculator.ts';
import {
  carTerms,
  en,
  english,
  inLanguage,
  languages,
  loanCost,
  spoken,
  translation,
  withNaira,
} from '../support/sources.ts';
import { expect, holdClock, hydrated, listen, type Page, phone, test } from '../support/test.ts';

const { carInterest, carMaximum, exampleAmount, exampleMonths } = figures;

const status = (page: Page) => page.getByRole('main').locator('p[aria-live]');

/** What is announced about a loan. */
function announcementOf(amount: number, months: number): string {
  const { installment, total } = loanCost(amount, carInterest.value, months);
  const sentence = en('product:cost.announced', {
    amount: naira(amount),
    months: en('common:units.month', { amount: months, count: months }),
    installment: naira(installment),
    total: naira(total),
  });
  return withNaira(sentence);
}

for (const language of [english, translation])
  test(`the car page says what an example and a chosen amount cost in ${language.name}`, async ({
    page,
  }) => {
    const { t } = language.words;
    await page.goto(inLanguage(carPath, language));
    await expectCosts(page, exampleAmount.value, language);
    for (const amount of [7, uneven, exampleAmount.value, carMaximum.value]) {
      await amountField(page, t).fill(naira(amount));
      // Whoever enters the amount of the example has chosen it.
      await expectCosts(page, amount, language, exampleMonths.value, 'chosen');
    }
  });

test('the field keeps an amount as it was typed or pasted, and Ctrl+Z takes it back', async ({
  page,
}) => {
  await page.goto(carPath);
  await hydrated(page);
  const field = amountField(page);
  // At first the table has an example, and nothing has to be deleted before typing.
  await expect(field).toHaveValue('');
  await field.pressSequentially(String(uneven));
  await field.blur();
  await expect(field).toHaveValue(String(uneven));
  await expectCosts(page, uneven);
  for (const pasted of [naira(carMaximum.value), '1,00']) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.insertText(pasted);
    await field.blur();
    await expect(field).toHaveValue(pasted);
  }
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('ControlOrMeta+z');
  await expect(field).toHaveValue(naira(carMaximum.value));
  await expectCosts(page, carMaximum.value);
});

test('costs are announced once; a wrong amount has an error, and no costs', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(carPath);
  await page.clock.install();
  // Typing ends after a second, and an announcement lasts as long.
  const aSecond = () => page.clock.runFor(1_000);
  await expect(amountField(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(status(page)).toHaveText('');
  const announced = await listen(page);
  await amountField(page).press('ControlOrMeta+a');
  await amountField(page).pressSequentially(String(uneven));
  await aSecond();
  await expect.poll(announced).toEqual([announcementOf(uneven, exampleMonths.value)]);
  await expectStateAccessible(page);
  await expectHeard(page, 'table', 'costs');
  for (const [wrong, mistake] of [
    ['much', 'error'],
    [String(carMaximum.value + 1), 'tooMuch'],
  ] as const) {
    const mistakeText = en(`product:cost.amount.${mistake}`, {
      amount: naira(exampleAmount.value),
    });
    const error = withNaira(mistakeText);
    const isNew = async () => (await announced()).includes(error);
    // As if typed: with another digit the amount is wrong again.
    for (const again of ['', '0']) {
      // The same text is announced only in an empty region.
      await aSecond();
      await expect(status(page)).toBeEmpty();
      await amountField(page).fill(wrong + again);
      await aSecond();
      await expect.poll(isNew).toBe(true);
      await expect(amountField(page)).toBeFocused();
      // A screen reader would say a new error as a description besides the announcement.
      if (mistake === 'error') await expect(amountField(page)).toHaveAccessibleDescription('');
    }
    await amountField(page).blur();
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountField(page)).toHaveAccessibleDescription(spoken(mistakeText));
    await aSecond();
    await expect(status(page)).toBeEmpty();
    await expect(answer(page)).toBeHidden();
    for (const role of ['caption', 'cell'] as const)
      await expect(table(page).getByRole(role)).toHaveCount(0);
    await expect(apply(page)).not.toHaveAttribute('href', /amount/);
  }
  await expectStateAccessible(page);
  // The first digit of the next amount does not take the error away, which would sound like success.
  await holdClock(page);
  await amountField(page).fill('2');
  await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  await page.clock.resume();
  await amountField(page).fill('2 000');
  await expect(amountField(page)).not.toHaveAttribute('aria-invalid');
  await expectCosts(page, 2_000);
  await amountField(page).fill('');
  await expect(amountField(page)).not.toHaveAttribute('aria-invalid');
  await expectCosts(page, exampleAmount.value);
});

test('other months are announced once, and go into the table and the message', async ({ page }) => {
  await page.goto(carPath);
  await page.clock.install();
  const announced = await listen(page);
  await expect(monthsField(page).getByRole('option')).toHaveText(carTerms.map(String));
  await monthsField(page).selectOption(`${otherTerm}`);
  await expectCosts(page, exampleAmount.value, english, otherTerm);
  await page.clock.runFor(1_000);
  await expect.poll(announced).toEqual([announcementOf(exampleAmount.value, otherTerm)]);
  // Without an amount of one's own there is no loan to ask about.
  await expect(apply(page)).not.toHaveAttribute('href', /months/);
  await amountField(page).fill(naira(uneven));
  await expectCosts(page, uneven, english, otherTerm);
  await expect(apply(page)).toHaveAttribute('href', new RegExp(`${uneven}&months=${otherTerm}#`));
});

test('the answer and the way on are on the first screen of a phone in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    const { t } = language.words;
    await page.goto(inLanguage(carPath, language));
    await amountField(page, t).fill(String(carMaximum.value));
    await page.evaluate(() => scrollTo(0, 0));
    const total = answer(page).locator('dd').last();
    const way = apply(page, t);
    await expect(way, language.name).toBeInViewport({ ratio: 1 });
    const bottom = await total.evaluate((node) => node.getBoundingClientRect().bottom);
    const top = await way.evaluate((node) => node.getBoundingClientRect().top);
    expect(bottom, language.name).toBeLessThan(top);
  }
});

test('the strip of each row is woven in proportion to the interest', async ({ page }) => {
  await page.goto(carPath);
  const strips = table(page).locator('tbody svg');
  // Rounded up, the interest of the smallest amount is a larger share of the total than usual.
  for (const amount of [1, uneven]) {
    await amountField(page).fill(String(amount));
    await expectCosts(page, amount);
    const costs = costsOf(amount);
    const widest = Math.max(...costs.map(({ total }) => total));
    const parts = await strips.evaluateAll((all) =>
      all.map((strip) => {
        const row = strip.closest('tr')?.getBoundingClientRect().width ?? 0;
        const { right, width } = strip.getBoundingClientRect();
        const woven = strip.querySelector('rect')?.getBoundingClientRect();
        return { total: width / row, interest: (right - (woven?.left ?? 0)) / row };
      }),
    );
    expect(parts).toHaveLength(costs.length);
    for (const [row, { total, interest }] of costs.entries()) {
      expect(parts[row]?.total).toBeCloseTo(total / widest, 2);
      expect(parts[row]?.interest).toBeCloseTo(interest / widest, 2);
    }
  }
  // Figures below each other have the same width.
  const widths = await table(page)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        let digits: Node = cell;
        while (digits.lastChild) digits = digits.lastChild;
        return [...(digits.textContent ?? '')].flatMap((sign, index) => {
          range.setStart(digits, index);
          range.setEnd(digits, index + 1);
          return /\d/.test(sign) ? range.getBoundingClientRect().width.toFixed(1) : [];
        });
      }),
    );
  expect(new Set(widths).size).toBe(1);
  for (const [media, forcedColors] of [
    ['screen', 'active'],
    ['print', 'none'],
  ] as const) {
    await page.emulateMedia({ media, forcedColors });
    await expect(strips.first()).toHaveCSS('border-top-width', '1px');
  }
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await amountField(page).fill('much');
  await expect(strips.filter({ visible: true })).toHaveCount(0);
});

test('on a phone the last action stays in view, and the largest amounts fit', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(carPath);
  for (const part of ['steps', 'criteria', 'ask'] as const) {
    await page
      .getByRole('heading', { name: en(`product:sections.${part}`) })
      .scrollIntoViewIfNeeded();
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
  }
  await amountField(page).fill(String(carMaximum.value - 1));
  await expectCosts(page, carMaximum.value - 1);
  await expectReflow(page);
  // In a low window the last action makes room for the text.
  await page.setViewportSize({ width: phone.width, height: 400 });
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(apply(page)).not.toBeInViewport();
});

test('an amount replaces no link, which a translator may have moved', async ({ page }) => {
  await page.goto(carPath);
  const links = await page.getByRole('main').getByRole('link').elementHandles();
  expect(links.length).toBeGreaterThan(0);
  await amountField(page).fill(String(uneven));
  await expectCosts(page, uneven);
  for (const link of links)
    expect(await link.evaluate((node) => node.isConnected), (await link.textContent()) ?? '').toBe(
      true,
    );
});
