import { en } from './site.ts';
import type { Page } from './test.ts';

/** The field for an amount on the car page, in English or with the texts of its language. */
export const amountField = (page: Page, t = en) =>
  page.getByRole('textbox', { name: t('product:cost.amount.label') });

/** The last link of a product page to the form, which passes the chosen amount. */
export const apply = (page: Page) =>
  page.getByRole('link', { name: en('common:action.apply') }).last();
