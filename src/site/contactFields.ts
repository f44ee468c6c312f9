/**
 * The fields of the contact message (specification, section 3) in the order of the form. The form, its
 * draft, the email of a failed message and the embedded form service read this table; the texts of a
 * field are `form.<name>` in `locales/en/contact.json`, among them a hint if it has one, and
 * `common:menu.links` names the options of a select.
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
] as const;

export type FieldName = (typeof contactFields)[number]['name'];

export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;
