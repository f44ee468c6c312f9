import type { FieldName } from '../../src/facts/contactFields.ts';
import { type LoanType, loanTypes } from '../../src/facts/products.ts';

const loanType: LoanType = loanTypes.at(-1) ?? 'car';

/** A message that fills in every field of the contact form. */
export const filledIn = {
  name: 'Ngozi Ọkọ́nkwọ',
  phone: '+234 803 555 0101',
  email: 'ngozi@example.com',
  loanType,
  message: 'A loan for my shop.\n₦2 million.',
} as const satisfies Record<FieldName, string>;
