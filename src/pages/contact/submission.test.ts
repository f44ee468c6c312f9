// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSavedMessage, readSavedMessage } from './savedMessage.ts';
import { Submission } from './submission.ts';

const values = { name: 'Ngọzi', email: 'n@example.ng', message: 'A loan' };

const thanks = () => new Response('{"ok":true,"next":"/"}');

let answer = (_: Response) => {};

beforeEach(() => {
  vi.useFakeTimers();
  changeSavedMessage({ values: {} });
  const reply = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  vi.stubGlobal('fetch', reply);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSending(): Submission {
  const submission = new Submission();
  void submission.send(values);
  return submission;
}

test('until its success a message is saved as one that may have arrived', async () => {
  const submission = startSending();
  expect(readSavedMessage()).toEqual({ values, mayHaveArrived: true });
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state()).toEqual({ status: 'sent' });
  expect(readSavedMessage()).toBeUndefined();
});

test('a success after the time limit does not count if the form was edited since', async () => {
  const submission = startSending();
  await vi.advanceTimersByTimeAsync(15_000);
  submission.markEdited();
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('failed');
  expect(readSavedMessage()?.values).toEqual(values);
});

test('text that was added while the message was on its way stays saved', async () => {
  const submission = startSending();
  submission.markEdited();
  changeSavedMessage({ values: { ...values, message: 'A larger loan' } });
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('sent');
  expect(readSavedMessage()).toMatchObject({
    values: { message: 'A larger loan' },
    mayHaveArrived: false,
  });
});

test('a message that was refused did not arrive', async () => {
  const submission = startSending();
  answer(new Response('<h1>Forbidden</h1>', { status: 403 }));
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('failed');
  expect(readSavedMessage()).toEqual({ values, mayHaveArrived: false });
});

test('a message on its way cannot be forgotten', () => {
  const submission = startSending();
  submission.reset();
  expect(submission.state().status).toBe('submitting');
});
