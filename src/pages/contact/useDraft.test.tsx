// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ContactVisit } from '../../../tests/support/contactFaults/ContactVisit.tsx';
import { changeDraft, forgetDraft } from './draft.ts';

beforeAll(() => ContactVisit.loadTexts());
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function openAndType(): ContactVisit {
  const visit = new ContactVisit();
  visit.open();
  visit.type('name', 'Ngọzi');
  visit.type('message', 'A loan');
  return visit;
}

/** The browser shows a page again; a persisted one is from the back/forward cache. */
function showAgain(persisted: boolean): void {
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

test('a kept page whose message has gone since is empty', () => {
  const visit = openAndType();
  forgetDraft();
  showAgain(true);
  expect(visit.fields()).toEqual(['', '', '', '']);
});

test('a kept page shows what was typed since on another one', () => {
  const visit = openAndType();
  changeDraft({ values: { name: 'Ọbi', message: 'Another' }, mayHaveArrived: true });
  showAgain(true);
  expect(visit.fields()).toEqual(['Ọbi', '', '', 'Another']);
  expect(visit.sees('contact:draft.mayHaveArrived')).toBe(true);
});

test('a kept page without a draft is left alone', () => {
  const visit = new ContactVisit();
  visit.open();
  showAgain(true);
  expect(visit.fields()).toEqual(['', '', '', '']);
});

test('a page that was loaded keeps what is typed', () => {
  const visit = openAndType();
  forgetDraft();
  showAgain(false);
  expect(visit.fields()).toEqual(['Ngọzi', '', '', 'A loan']);
});
