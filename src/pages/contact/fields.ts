/** The fields of the contact message (specification, section 3), in the order of the form. */
export const fields = ['name', 'phone', 'email', 'loanType', 'message'] as const;

export type FieldName = (typeof fields)[number];

/** The values of the fields. */
export type Values = Partial<Readonly<Record<FieldName, string>>>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isFieldName(name: string): name is FieldName {
  return fields.some((field) => field === name);
}

/** Whether an element is the control of a field. */
export function isControl(target: unknown): target is Control & { readonly name: FieldName } {
  return target instanceof HTMLElement && 'name' in target && isFieldName(String(target.name));
}

/** The id of a field's control, for labels, summaries and links. */
export function fieldId(field: FieldName): string {
  return `contact-${field}`;
}

/** The values of the five fields, without the honeypot. */
export function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
}
