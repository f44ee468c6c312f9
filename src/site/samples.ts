import type { LoanType } from './products.ts';

/** The invented sample fundings of the home page, labelled as samples. Amounts and dates are figures. */
export const sampleFundings = [
  { id: 'trader', loanType: 'car', amount: 'sampleCarAmount', date: 'sampleCarDate' },
  {
    id: 'tailor',
    loanType: 'business',
    amount: 'sampleBusinessAmount',
    date: 'sampleBusinessDate',
  },
  {
    id: 'tenant',
    loanType: 'personal',
    amount: 'samplePersonalAmount',
    date: 'samplePersonalDate',
  },
  { id: 'driver', loanType: 'car', amount: 'sampleSecondCarAmount', date: 'sampleSecondCarDate' },
] as const satisfies readonly { loanType: LoanType; [name: string]: string }[];
