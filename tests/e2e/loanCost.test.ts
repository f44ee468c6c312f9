import figures from '../../locales/figures.json' with { type: 'json' };
import { type LoanCost, loanCosts } from '../../src/site/loanCost.ts';
import { amountField, apply } from '../support/loanCost.ts';
import { en, inLanguage, languages } from '../support/site.ts';
import {
  expect,
  hydrated,
  openWithoutApplication,
  type Page,
  phone,
  test,
} from '../support/test.ts';

const path = '/product/car-loans';
const { carInterest, carTermMin, carTermMax, carMaximum, exampleAmount } = figures;

const table = (page: Page) => page.getByRole('table');
const status = (page: Page) => page.getByRole('main').locator('p[aria-live]');

/** An amount that no number of months divides evenly. */
const uneven = Math.floor(carMaximum.value / 13);
const naira = (value: number) => `₦${value.toLocaleString('en-NG')}`;

/** The expected cells of a row. */
function cellsOf({ interest, total, installment, last, installments, months }: LoanCost): RegExp[] {
  const isEven = last === installment && installments === months;
  const lasts = isEven ? '$' : `.*${naira(last)}$`;
  return [
    new RegExp(`${naira(interest)}$`),
    new RegExp(`${naira(total)}$`),
    new RegExp(`${naira(installment)}\\s*${lasts}`),
  ];
}

async function expectCosts(page: Page, amount: number, t = en): Promise<void> {
  await expect(table(page).getByRole('caption')).toContainText(naira(amount));
  const costs = loanCosts(amount, carInterest.value, carTermMin.value, carTermMax.value);
  const rows = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(costs.length);
  for (const [index, cost] of costs.entries()) {
    const months = t('common:units.month', { amount: cost.months, count: cost.months });
    await expect(rows.nth(index).getByRole('rowheader')).toHaveText(months);
    await expect(rows.nth(index).getByRole('cell')).toHaveText(cellsOf(cost));
  }
}

test('the keyboard of a phone shows digits for the amount', async ({ page }) => {
  await page.goto(path);
  await expect(amountField(page)).toHaveAttribute('inputmode', 'numeric');
});

for (const language of languages) {
  test(`the car page says what an example and a chosen amount cost in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage(path, language));
    await expectCosts(page, exampleAmount.value, language.words.t);
    for (const amount of [1, 7, uneven, carMaximum.value]) {
      await amountField(page, language.words.t).fill(naira(amount));
      await expectCosts(page, amount, language.words.t);
    }
  });
}

test('the costs are announced once after typing, not for every key', async ({ page }) => {
  await page.goto(path);
  await expect(status(page)).toHaveText('');
  const said = status(page).evaluate(
    (region, last) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          texts.push(region.textContent ?? '');
          if (region.textContent?.includes(last)) resolve(texts);
        }).observe(region, { childList: true, subtree: true, characterData: true });
      }),
    naira(uneven),
  );
  await amountField(page).pressSequentially(String(uneven));
  expect(await said).toHaveLength(1);
});

test('an invalid amount shows an error, and the table keeps the last valid one', async ({
  page,
}) => {
  const error = en('product:cost.amount.error', { amount: naira(exampleAmount.value) });
  await page.goto(path);
  await amountField(page).fill('1,000');
  for (const wrong of ['1,00', 'much', String(carMaximum.value + 1), '']) {
    await amountField(page).fill(wrong);
    await amountField(page).blur();
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountField(page)).toHaveAccessibleDescription(error);
    await expect(status(page)).toHaveText(error);
    await expectCosts(page, 1_000);
    await expect(apply(page)).not.toHaveAttribute('href', /amount/);
  }
  await amountField(page).fill('2 000');
  await expect(amountField(page)).not.toHaveAttribute('aria-invalid');
  await expectCosts(page, 2_000);
});

test('an amount typed before hydration is kept and used', async ({ page }) => {
  const letPass = await openWithoutApplication(page, path);
  await amountField(page).fill(naira(uneven));
  letPass();
  await hydrated(page);
  await expect(amountField(page)).toHaveValue(naira(uneven));
  await expectCosts(page, uneven);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is shown, and the field is not', async ({ page }) => {
    await page.goto(path);
    await expectCosts(page, exampleAmount.value);
    await expect(amountField(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the largest amounts fit, also in text of twice the size', async ({ page }) => {
    await page.goto(path);
    // The headings of the columns are beside the amounts here.
    for (const column of ['interest', 'total', 'installment'] as const)
      await expect(
        table(page)
          .locator('tbody')
          .getByText(en(`product:cost.columns.${column}`))
          .first(),
      ).toBeVisible();
    await amountField(page).fill(String(carMaximum.value - 1));
    for (const width of [320, 360, 390])
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width, height: phone.height });
        await page.evaluate((letters) => {
          document.documentElement.style.fontSize = letters;
        }, size);
        const tooWide = await table(page).evaluate(
          ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
        );
        expect(tooWide, `${size} at ${width}`).toBeLessThanOrEqual(0);
        const scrolls = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        expect(scrolls, `${size} at ${width}`).toBe(false);
        await expectCosts(page, carMaximum.value - 1);
      }
  });

  test('the last action stays in view, where the window has room for it', async ({ page }) => {
    await page.goto(path);
    for (const part of ['steps', 'criteria', 'before'] as const) {
      await page
        .getByRole('heading', { name: en(`product:sections.${part}`) })
        .scrollIntoViewIfNeeded();
      await expect(apply(page)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: phone.width, height: 400 });
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(apply(page)).not.toBeInViewport();
  });
});
