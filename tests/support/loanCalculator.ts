import figures from '../../locales/figures.json' with { type: 'json' };
import { carTerms, en, english, formatCurrency, loanCost, withNaira } from './sources.ts';
import { expect, type Page } from './test.ts';

const { carInterest, carMaximum, exampleAmount, exampleMonths } = figures;

/** The page with the calculator. */
export const carPath = '/product/car-loans';

/** The field for an amount on the car page, in English or by the texts of the page's language. */
export const amountField = (page: Page, t = en) =>
  page.getByRole('textbox', { name: t('product:cost.amount.label') });

/** The field for the months beside it. */
export const monthsField = (page: Page, t = en) =>
  page.getByRole('combobox', { name: t('product:cost.columns.months'), exact: true });

/** The table of costs, with a row for each period. */
export const table = (page: Page) => page.getByRole('table');
/** The cost in the calculator. */
export const answer = (page: Page) => page.getByRole('main').locator('header dl').first();
/** The link of a product that leads to the form, with the loan if there is one. */
export const apply = (page: Page, t = en) =>
  page.getByRole('link', { name: t('common:action.apply') }).last();

/** An amount that no number of months divides evenly. */
export const uneven = Math.floor(carMaximum.value / 13);
/** An amount of money as a page shows it. */
export const naira = (value: number, language = english) => formatCurrency(value, language);

/** The last, because over one month the installment is the total. */
export const otherTerm = carTerms.findLast((term) => term !== exampleMonths.value) ?? 0;

/** The cost of an amount over each period. */
export const costsOf = (amount: number) =>
  carTerms.map((months) => loanCost(amount, carInterest.value, months));

/** Expects the cost over some months in the calculator, and over all of them in the table. */
export async function expectCosts(
  page: Page,
  amount: number,
  language = english,
  months = exampleMonths.value,
  kind: 'chosen' | 'example' = amount === exampleAmount.value ? 'example' : 'chosen',
): Promise<void> {
  const { t } = language.words;
  const cost = loanCost(amount, carInterest.value, months);
  await expect(answer(page)).toHaveText(
    (['installment', 'interest', 'total'] as const)
      .map((name) => t(`product:cost.columns.${name}`) + withNaira(naira(cost[name], language), t))
      .join(''),
  );
  const chosen = t('common:units.month', { amount: months, count: months });
  await expect(table(page).locator('[aria-current="true"]')).toHaveText(chosen);
  // Nor does another row stand out for the eye.
  const marked = () =>
    table(page)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      );
  await expect.poll(marked).toEqual(carTerms.map((term) => term === months));
  const title = withNaira(t(`product:cost.${kind}`, { amount: naira(amount, language) }), t);
  await expect(page.getByRole('main').locator('header')).toContainText(`${title}, ${chosen}`);
  await expect(table(page).getByRole('caption')).toContainText(title);
  const { interest: monthly } = loanCost(amount, carInterest.value, 1);
  const note = t('product:cost.monthly', { amount: naira(monthly, language) });
  await expect(table(page).getByRole('caption')).toContainText(withNaira(note, t));
  const costs = costsOf(amount);
  const rows = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows.getByRole('rowheader')).toHaveText(
    costs.map(({ months }) => t('common:units.month', { amount: months, count: months })),
  );
  await expect(rows.getByRole('cell')).toHaveText(
    costs.flatMap(({ interest, total, installment }) =>
      [interest, total, installment].map((value) => withNaira(naira(value, language), t)),
    ),
  );
}
