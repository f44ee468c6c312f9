// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

const content = (page: string) => (
  <>
    <Disclosure button="Language" closeOn={page}>
      <a href="/ha" onClick={(event) => event.preventDefault()}>
        Hausa
      </a>
    </Disclosure>
    <button type="button">Other</button>
  </>
);

let view: ReturnType<typeof render>;

beforeEach(() => {
  view = render(content('/'));
  fireEvent.click(button());
});

afterEach(cleanup);

const button = () => screen.getByText('Language');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

test('the button shows what it controls, and hides it again', () => {
  const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect(panel?.contains(screen.getByText('Hausa'))).toBe(true);
  expect([isOpen(), panel?.hidden]).toEqual([true, false]);
  fireEvent.click(button());
  expect([isOpen(), panel?.hidden]).toEqual([false, true]);
});

test('Escape closes it and returns the focus to the button', () => {
  screen.getByText('Hausa').focus();
  fireEvent.keyDown(screen.getByText('Hausa'), { key: 'a' });
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(screen.getByText('Hausa'), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a navigation closes it and returns the focus to the button, a press of a link does not', () => {
  screen.getByText('Hausa').focus();
  fireEvent.click(screen.getByText('Hausa'));
  expect(isOpen()).toBe(true);
  view.rerender(content('/ha'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a click elsewhere closes it', () => {
  fireEvent.click(screen.getByText('Other'));
  expect(isOpen()).toBe(false);
});

test('leaving it by Tab closes it; moving inside does not', () => {
  fireEvent.blur(button(), { relatedTarget: screen.getByText('Hausa') });
  expect(isOpen()).toBe(true);
  fireEvent.blur(screen.getByText('Hausa'), { relatedTarget: screen.getByText('Other') });
  expect(isOpen()).toBe(false);
});
