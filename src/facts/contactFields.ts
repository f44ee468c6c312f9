import type { LoanType } from './products.ts';

interface InputField {
  /** A token of the HTML Standard, by which browsers fill the field in; "off" if there is none. */
  readonly autoComplete: string;
  /** A regular expression for the whole value, which the browser checks as well. */
  readonly pattern?: string;
}

/** The control of a field. `hasFormat` says that the browser checks the format of its value. */
type FieldControl =
  | (InputField & { readonly control: 'email' | 'number'; readonly hasFormat: true })
  | (InputField & { readonly control: 'text' | 'tel'; readonly hasFormat: false })
  | (Required<InputField> & { readonly control: 'text' | 'tel'; readonly hasFormat: true })
  /** A choice of a product, or none. */
  | {
      readonly control: 'select';
      readonly options: readonly LoanType[];
      readonly hasFormat: false;
    }
  | { readonly control: 'textarea'; readonly hasFormat: false };

/** A field of the contact message, and which texts it has besides `label` and `prefix`. */
export type FieldDescription = FieldControl & {
  readonly name: string;
  /** The text `required`. */
  readonly isRequired: boolean;
  /** The text `hint`, above the control. */
  readonly hasHint: boolean;
  /** The text `instead`, below the control: another way to reach the company. */
  readonly hasAlternative: boolean;
};

/**
 * The fields of the contact message (specification, section 3) in the order of the form. The form,
 * the saved message, the email in place of a failed message and the embedded form service read this
 * table. The texts of a field are `form.<name>` in `locales/en/contact.json`, with `invalid` if it
 * has a format; the options of a select are named by `common:menu.links`.
 */
export const contactFields = [
  {
    name: 'name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
    hasFormat: false,
    hasHint: false,
    hasAlternative: false,
  },
  {
    name: 'phone',
    control: 'tel',
    autoComplete: 'tel',
    isRequired: false,
    hasFormat: false,
    hasHint: true,
    hasAlternative: false,
  },
  {
    name: 'email',
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
    hasFormat: true,
    hasHint: true,
    hasAlternative: true,
  },
  {
    name: 'loanType',
    control: 'select',
    options: ['car', 'business', 'personal'],
    isRequired: false,
    hasFormat: false,
    hasHint: false,
    hasAlternative: false,
  },
  {
    name: 'message',
    control: 'textarea',
    isRequired: true,
    hasFormat: false,
    hasHint: true,
    hasAlternative: false,
  },
] as const satisfies readonly FieldDescription[];

export type ContactField = (typeof contactFields)[number];

export type FieldName = ContactField['name'];

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
