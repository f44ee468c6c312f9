/**
 * The cost of a loan at a flat percentage a month, on the whole amount for every month, in whole
 * naira. Interest and installments are rounded up, so that no cost is understated; the last
 * installment is the remainder, which is the same or less.
 */
export function loanCost(amount: number, percentPerMonth: number, months: number) {
  // In hundredths of a percent, which are integers: an error of a fraction could be rounded up.
  const rate = Math.round(percentPerMonth * 100);
  const interest = Math.ceil((amount * rate * months) / 10_000);
  const total = amount + interest;
  return { months, interest, total, installment: Math.ceil(total / months) };
}

type Figures = Readonly<Record<string, unknown>>;

/** The values of figures of `figures.json`; NaN for one that is missing. */
function valuesOf(figures: Figures, names: readonly string[]): number[] {
  return names.map((name) => {
    const figure = figures[name];
    // The checker of locale files calls this before it has checked the shape of the figures.
    const isFigure = typeof figure === 'object' && figure !== null && 'value' in figure;
    return isFigure ? Number(figure.value) : NaN;
  });
}

/**
 * The cost of a car loan over the longest period as figures, which texts state like those of
 * `figures.json`: the whole interest in percent of the amount borrowed, and the total of an
 * example. There are none if one of the figures from which they follow is missing.
 */
function longestLoanFigures(figures: Figures) {
  const sources = ['exampleAmount', 'carInterest', 'carTermMax'];
  const [amount = NaN, rate = NaN, months = NaN] = valuesOf(figures, sources);
  const { total } = loanCost(amount, rate, months);
  if (Number.isNaN(total)) return {};
  return {
    // In hundredths of a percent, as in `loanCost`.
    carTotalInterest: { unit: 'percent', value: (Math.round(rate * 100) * months) / 100 },
    exampleTotal: { unit: 'naira', value: total },
  };
}

/** What the example costs each month over its own period. */
function exampleFigures(figures: Figures) {
  const sources = ['exampleAmount', 'carInterest', 'exampleMonths'];
  const [amount = NaN, rate = NaN, months = NaN] = valuesOf(figures, sources);
  const { installment } = loanCost(amount, rate, months);
  if (Number.isNaN(installment)) return {};
  return { exampleInstallment: { unit: 'naira', value: installment } };
}

/** What one can borrow on the car of the example, in whole naira, so that it is not overstated. */
function carShareFigures(figures: Figures) {
  const sources = ['exampleCarValue', 'carShareMin', 'carShareMax'];
  const [worth = NaN, ...shares] = valuesOf(figures, sources);
  const [least = NaN, most = NaN] = shares.map((share) => Math.floor((worth * share) / 100));
  if (Number.isNaN(least + most)) return {};
  return {
    exampleShareMin: { unit: 'naira', value: least },
    exampleShareMax: { unit: 'naira', value: most },
  };
}

/** The figures that follow from those of `figures.json`. */
export function derivedFigures(figures: Figures) {
  return {
    ...longestLoanFigures(figures),
    ...exampleFigures(figures),
    ...carShareFigures(figures),
  };
}
