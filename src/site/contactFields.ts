import type { LoanType } from './products.ts';

interface ContactField {
  readonly name: string;
  readonly control: 'text' | 'tel' | 'email' | 'select' | 'textarea';
  readonly isRequired: boolean;
  /** Whether the locale files have a hint for it. */
  readonly hasHint: boolean;
  readonly autoComplete?: string;
  /** The options of a select, which `common:menu.links` names. */
  readonly options?: readonly LoanType[];
}

/**
 * The fields of the contact message (specification, section 3) in the order of the form. The form, its
 * draft, the email of a failed message and the embedded form service read this table; the texts of a
 * field are `form.<name>` in `locales/en/contact.json`.
 */
export const contactFields = [
  { name: 'name', control: 'text', isRequired: true, hasHint: false, autoComplete: 'name' },
  { name: 'phone', control: 'tel', isRequired: false, hasHint: true, autoComplete: 'tel' },
  { name: 'email', control: 'email', isRequired: true, hasHint: true, autoComplete: 'email' },
  {
    name: 'loanType',
    control: 'select',
    isRequired: false,
    hasHint: false,
    options: ['car', 'business', 'personal'],
  },
  { name: 'message', control: 'textarea', isRequired: true, hasHint: true },
] as const satisfies readonly ContactField[];

export type FieldName = (typeof contactFields)[number]['name'];

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
