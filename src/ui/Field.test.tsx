// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

/** The texts of the elements that describe the field. */
function descriptionsOf(field: HTMLElement): (string | null | undefined)[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

function show(texts: { readonly hint?: string; readonly error?: string }): HTMLElement {
  render(
    <Field id="email" label="Email" {...texts}>
      {(control) => <input {...control} />}
    </Field>,
  );
  return screen.getByLabelText('Email');
}

test('a field is named by its label and found by its id', () => {
  const field = show({});
  expect(field.id).toBe('email');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('a field is described by its hint', () => {
  expect(descriptionsOf(show({ hint: 'We answer to it.' }))).toEqual(['We answer to it.']);
});

test('a field in error is invalid, and described by its hint and then by its error', () => {
  const field = show({ hint: 'We answer to it.', error: 'Enter an address' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionsOf(field)).toEqual(['We answer to it.', 'Enter an address']);
});
