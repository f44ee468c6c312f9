/** The fields of the contact message (specification, section 3), in the order of the form. */
export const fields = ['name', 'phone', 'email', 'loanType', 'message'] as const;

export type FieldName = (typeof fields)[number];

export function isFieldName(name: string): name is FieldName {
  return fields.some((field) => field === name);
}

/** The element of a field, which labels, summaries and links refer to. */
export function fieldId(field: FieldName): string {
  return `contact-${field}`;
}
