import { contactFields, type FieldName, type FieldValues } from '../../facts/contactFields.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The id of a field's control, for labels and links. */
export function fieldId(field: string): string {
  return `contact-${field}`;
}

/**
 * Focuses a field and scrolls to its label; where both do not fit, the control itself is in view.
 */
export function goToField(field: string): void {
  const control = document.getElementById(fieldId(field));
  control?.focus({ preventScroll: true });
  // After the rendering of the field's error, which moves the field.
  requestAnimationFrame(() => {
    document.querySelector(`label[for="${fieldId(field)}"]`)?.scrollIntoView({ block: 'start' });
    control?.scrollIntoView({ block: 'nearest' });
  });
}

/** Whether an element is the control of a field. */
function isControl(target: unknown): target is Control & { readonly name: FieldName } {
  const name = target instanceof HTMLElement && target.getAttribute('name');
  return contactFields.some((field) => field.name === name);
}

/** The fields with invalid values, in the order of the form. */
export function invalidControls(form: HTMLFormElement) {
  return [...form.elements].filter(isControl).filter(({ validity }) => !validity.valid);
}

/** The values of the form's fields, without the honeypot. */
export function valuesOf(form: HTMLFormElement): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(contactFields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/**
 * Removes from the fields of one line what nobody sees around a copied text, and the full stop that
 * dictation sets after an email: the browser would call both a wrong address.
 */
export function tidy(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (!isControl(control) || !(control instanceof HTMLInputElement)) continue;
    const value = control.value.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
    const tidied = control.type === 'email' ? value.replace(/\.$/, '') : value;
    // Setting a value empties the browser's list for undoing.
    if (tidied !== control.value) control.value = tidied;
  }
}

/** Writes values into the controls of a form that are empty or outdated. */
export function fillIn(
  form: HTMLFormElement,
  values: FieldValues,
  isOutdated = (_: Control) => false,
): void {
  for (const { name } of contactFields) {
    const control = form.elements.namedItem(name);
    if (!isControl(control) || values[name] === undefined) continue;
    if (control.value === '' || isOutdated(control)) control.value = values[name];
  }
}
