import type { LoanType } from './products.ts';

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
}

export interface InputField extends Field {
  readonly control: 'email' | 'number' | 'tel' | 'text';
  /** A token of the HTML Standard, by which browsers fill the field in; "off" if there is none. */
  readonly autoComplete: string;
  /** A regular expression for the whole value, which the browser checks as well. */
  readonly pattern?: string;
  /** For a field of digits alone: phones show a keyboard of digits. */
  readonly inputMode?: 'numeric';
}

interface SelectField extends Field {
  readonly control: 'select';
  /** The values that are sent, besides the empty one, with the keys of their names. */
  readonly options: Readonly<Record<string, string>>;
}

interface TextField extends Field {
  readonly control: 'textarea';
}

type FieldDescription = InputField | SelectField | TextField;

/**
 * The fields of the contact message (specification, section 3) in the order of the form. The form,
 * the saved message, the email in place of a failed message and the embedded form service read this
 * table. The texts of a field are `form.<name>` in `locales/en/contact.json`: `label` and `prefix`;
 * `required` if it is; `invalid` if it has a format; `none`, the empty option of a select; and, as
 * one likes, `hint` above the control and `instead`, another way to reach the company, below it.
 */
export const contactFields = [
  { name: 'name', control: 'text', autoComplete: 'name', isRequired: true },
  { name: 'phone', control: 'tel', autoComplete: 'tel', isRequired: false },
  { name: 'email', control: 'email', autoComplete: 'email', isRequired: true },
  {
    name: 'loanType',
    control: 'select',
    options: {
      car: 'common:menu.links.car',
      business: 'common:menu.links.business',
      personal: 'common:menu.links.personal',
    } satisfies { [L in LoanType]: `common:menu.links.${L}` },
    isRequired: false,
  },
  { name: 'message', control: 'textarea', isRequired: true },
] as const satisfies readonly FieldDescription[];

export type ContactField = (typeof contactFields)[number];

export type FieldName = ContactField['name'];

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** Whether the browser checks the format of a field's value. */
export function hasFormat(
  field: FieldDescription,
): field is Extract<ContactField, { control: 'email' | 'number' } | { pattern: string }> {
  return field.control === 'email' || field.control === 'number' || 'pattern' in field;
}
