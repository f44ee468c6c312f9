// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSavedMessage, readSavedMessage } from './savedMessage.ts';
import { Submission } from './submission.ts';

const values = { name: 'Ngọzi', email: 'n@example.ng', message: 'A loan' };

const thanks = () => new Response('{"ok":true,"next":"/"}');

let fetch = vi.fn();
let answer = (_: Response | Error) => {};

beforeEach(() => {
  vi.useFakeTimers();
  changeSavedMessage({ values: {} });
  fetch = vi.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
      }),
  );
  vi.stubGlobal('fetch', fetch);
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

test('until its success a message is saved as one that may have arrived; it is sent once', async () => {
  const submission = startSending();
  expect(readSavedMessage()).toEqual({ values, mayHaveArrived: true });
  await submission.send(values);
  expect(fetch).toHaveBeenCalledOnce();
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state()).toEqual({ status: 'sent' });
  expect(readSavedMessage()).toBeUndefined();
});

test('a success after the time limit counts, unless the form was edited since', async () => {
  for (const isEdited of [false, true]) {
    const submission = startSending();
    await vi.advanceTimersByTimeAsync(15_000);
    if (isEdited) submission.noteEdit();
    answer(thanks());
    await vi.advanceTimersByTimeAsync(1);
    expect(submission.state().status).toBe(isEdited ? 'failed' : 'sent');
    expect(readSavedMessage()?.values).toEqual(isEdited ? values : undefined);
  }
});

test('text that was added while the message was on its way stays saved', async () => {
  const submission = startSending();
  submission.noteEdit();
  changeSavedMessage({ values: { ...values, message: 'A larger loan' } });
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('sent');
  expect(readSavedMessage()).toMatchObject({
    values: { message: 'A larger loan' },
    mayHaveArrived: false,
  });
});

test.each([
  [403, false],
  [502, true],
])('whether a message that was answered with %d may have arrived: %j', async (status, arrived) => {
  const submission = startSending();
  answer(new Response('<h1>Oops</h1>', { status }));
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('failed');
  expect(readSavedMessage()).toEqual({ values, mayHaveArrived: arrived });
});

test('an outcome can be forgotten, and a message on its way cannot', async () => {
  const submission = startSending();
  submission.forget();
  expect(submission.state().status).toBe('submitting');
  answer(thanks());
  await vi.advanceTimersByTimeAsync(1);
  expect(submission.state().status).toBe('sent');
  submission.forget();
  expect(submission.state().status).toBe('idle');
});
