import { formatCurrency } from '../../i18n/formatCurrency.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Figure } from '../../localeChecker/Figure.ts';
import { loanCosts } from '../../site/loanCost.ts';

/**
 * The formatted amounts of the example cost on the car page, by their numbers. Hydration uses them,
 * because constructing a number format is a long task on a phone.
 */
export function exampleAmounts(
  figures: Readonly<Record<string, Figure>>,
  language: Language,
): Record<string, string> {
  const figure = (name: string) => Number(figures[name]?.value);
  const amount = figure('exampleAmount');
  const [rate, shortest, longest] = ['carInterest', 'carTermMin', 'carTermMax'].map(figure);
  // The folder of a test may lack a figure.
  if (!amount || !rate || !shortest || !longest) return {};
  const costs = loanCosts(amount, rate, shortest, longest);
  const numbers = costs.flatMap(({ interest, total, installment, last }) => [
    interest,
    total,
    installment,
    last,
  ]);
  const texts = [amount, ...numbers].map((value) => [value, formatCurrency(value, language)]);
  return Object.fromEntries(texts);
}
